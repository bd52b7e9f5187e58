// SPDX-License-Identifier: Apache-2.0
//
// Process exit with queued work, and forked children.
#include <atomic>
#include <chrono>
#include <csignal>
#include <thread>
#include <vector>

#include "ascendcl/stream.h"
#include "nnopbase/executor.h"
#include "tests/check.h"
#include "tests/fake_work.h"

// Forked children of a multithreaded process start threads here, which the sanitizer forbids by default.
extern "C" const char* __tsan_default_options() { return "die_after_fork=0"; }

using namespace actgrad;

namespace {

// Queues work that takes a while on the default stream and on another, one waiting for the other.
void queue_slow_work(std::atomic<int>& done) {
    CHECK_EQUAL(aclrtSetDevice(0), 0);
    aclrtStream stream = nullptr;
    aclrtEvent event = nullptr;
    CHECK_EQUAL(aclrtCreateStream(&stream), 0);
    CHECK_EQUAL(aclrtCreateEvent(&event), 0);
    const auto slow = [&done] {
        std::this_thread::sleep_for(std::chrono::milliseconds(2));
        ++done;
        return ACL_SUCCESS;
    };
    for (int i = 0; i < 10; ++i) {
        enqueue(stream, slow);
    }
    CHECK_EQUAL(aclrtRecordEvent(event, stream), 0);
    CHECK_EQUAL(aclrtStreamWaitEvent(nullptr, event), 0);
    for (int i = 0; i < 10; ++i) {
        enqueue(nullptr, slow);
    }
    CHECK_EQUAL(aclrtDestroyEvent(event), 0);
}

std::atomic<int> done{0};

// The static destructor of a program, which runs at its very end.
struct AtTheEnd {
    ~AtTheEnd() {
        if (active) {
            CHECK_EQUAL(done, 20);
            CHECK_REFUSED(aclrtFree(nullptr), 100000, "devPtr is null");
            CHECK_EQUAL(aclrtFree(block), 0);
            CHECK_EQUAL(aclrtSynchronizeStream(stream), 0);
            CHECK_EQUAL(aclrtDestroyStream(stream), 0);
            CHECK_EQUAL(aclrtResetDevice(0), 0);
            if (check::failures > 0) {
                std::raise(SIGABRT);  // too late for an exit status
            }
        }
    }
    bool active = false;
    void* block = nullptr;
    aclrtStream stream = nullptr;
} at_the_end;

void test_exit_with_queued_work() {
    CHECK_EQUAL(check::in_child([] {
                    queue_slow_work(done);
                    CHECK_EQUAL(aclrtMalloc(&at_the_end.block, 64, ACL_MEM_MALLOC_HUGE_FIRST), 0);
                    CHECK_EQUAL(aclrtCreateStream(&at_the_end.stream), 0);
                    enqueue(at_the_end.stream, [] { return ACL_SUCCESS; });
                    at_the_end.active = true;
                }),
                0);
}

void test_exit_by_work_on_a_stream() {
    CHECK_EQUAL(check::in_child([] {
                    CHECK_EQUAL(aclrtSetDevice(0), 0);
                    enqueue(nullptr, []() -> aclError { std::exit(check::result()); });
                    aclrtSynchronizeStream(nullptr);
                    std::raise(SIGABRT);  // not reached
                }),
                0);
}

void test_finalize_with_queued_work() {
    CHECK_EQUAL(check::in_child([] {
                    CHECK_EQUAL(aclInit(nullptr), 0);
                    queue_slow_work(done);
                    CHECK_EQUAL(aclFinalize(), 0);
                    CHECK_EQUAL(done, 20);
                }),
                0);
}

void test_reset_with_queued_work_and_no_finalize() {
    CHECK_EQUAL(check::in_child([] {
                    CHECK_EQUAL(aclInit(nullptr), 0);
                    queue_slow_work(done);
                    CHECK_EQUAL(aclrtResetDevice(0), 0);
                    CHECK_EQUAL(done, 20);
                }),
                0);
}

void test_an_interrupt_ends_the_process_at_once() {
    CHECK_EQUAL(check::in_child([] {
                    queue_slow_work(done);
                    enqueue(nullptr, [] {
                        kill(getpid(), SIGINT);
                        std::this_thread::sleep_for(std::chrono::hours(1));
                        return ACL_SUCCESS;
                    });
                    aclrtSynchronizeDevice();
                }),
                128 + SIGINT);
}

// A program that catches the signal and calls exit gets its queued work done.
void test_an_interrupt_that_is_caught() {
    CHECK_EQUAL(check::in_child([] {
                    static volatile std::sig_atomic_t caught = 0;
                    std::signal(SIGINT, [](int) { caught = 1; });
                    queue_slow_work(done);
                    std::raise(SIGINT);
                    CHECK_EQUAL(caught, 1);
                    CHECK_EQUAL(aclrtSynchronizeDevice(), 0);
                    CHECK_EQUAL(done, 20);
                }),
                0);
}

// From here on the process has threads. Children leave by _exit, as the leak checker would report inherited memory.
template <class Body>
int in_forked_child(Body body) {
    return check::in_child([=] {
        body();
        _exit(check::result());
    });
}

void use_everything() {
    int32_t device = -1;
    CHECK_REFUSED(aclrtGetDevice(&device), 107002, "no device");
    CHECK_EQUAL(aclInit(nullptr), 0);
    CHECK_EQUAL(aclrtSetDevice(0), 0);
    std::atomic<int> ran{0};
    queue_slow_work(ran);
    CHECK_EQUAL(aclrtSynchronizeDevice(), 0);
    CHECK_EQUAL(ran, 20);
    void* block = nullptr;
    CHECK_EQUAL(aclrtMalloc(&block, 64, ACL_MEM_MALLOC_HUGE_FIRST), 0);
    CHECK_EQUAL(aclrtFree(block), 0);
    const int64_t size = 1;
    int value = 0;
    aclTensor* const tensor = aclCreateTensor(&size, 1, ACL_INT32, nullptr, 0, ACL_FORMAT_ND, &size, 1, &value);
    const auto increment = [](const std::vector<void*>& addresses) {
        ++*static_cast<int*>(addresses[0]);
        return ACL_SUCCESS;
    };
    CHECK_EQUAL(run_now(make_executor("aclnnIncrement", retained({tensor}), 0, fake_work(increment), 0)), 0);
    CHECK_EQUAL(value, 1);
    CHECK_EQUAL(aclDestroyTensor(tensor), 0);
    CHECK_EQUAL(aclFinalize(), 0);
}

void test_a_forked_child_begins_anew() {
    CHECK_EQUAL(aclInit(nullptr), 0);
    CHECK_EQUAL(aclrtSetDevice(0), 0);
    aclrtStream stream = nullptr;
    aclrtEvent event = nullptr;
    void* block = nullptr;
    const int64_t size = 1;
    CHECK_EQUAL(aclrtCreateStream(&stream), 0);
    CHECK_EQUAL(aclrtCreateEvent(&event), 0);
    CHECK_EQUAL(aclrtMalloc(&block, 64, ACL_MEM_MALLOC_HUGE_FIRST), 0);
    aclTensor* const tensor = aclCreateTensor(&size, 1, ACL_INT32, nullptr, 0, ACL_FORMAT_ND, &size, 1, block);
    const auto nothing = [](const std::vector<void*>&) { return ACL_SUCCESS; };
    aclOpExecutor* const executor = make_executor("aclnnNothing", retained({tensor}), 1, fake_work(nothing), 0);
    std::atomic<bool> begun{false};
    enqueue(stream, [&begun] {
        begun = true;
        std::this_thread::sleep_for(std::chrono::milliseconds(50));
        return ACL_SUCCESS;
    });
    // AddressSanitizer's allocator locks are not released in a child: no thread may be allocating at the fork.
    while (!begun) {
        std::this_thread::yield();
    }
    CHECK_EQUAL(in_forked_child([=] {
                    CHECK_REFUSED(aclrtSynchronizeStream(stream), 107017, "not a live stream");
                    CHECK_REFUSED(aclrtDestroyStream(stream), 107017, "not a live stream");
                    CHECK_REFUSED(aclrtDestroyEvent(event), 107017, "not a live event");
                    CHECK_REFUSED(aclrtFree(block), 107000, "devPtr");
                    CHECK_REFUSED(run_now(executor), 561000, "not live");
                    CHECK_REFUSED(aclrtResetDevice(0), 507007, "not set");
                    use_everything();
                }),
                0);
    // The parent is not disturbed.
    CHECK_EQUAL(run_now(executor), 0);
    CHECK_EQUAL(aclDestroyTensor(tensor), 0);
    CHECK_EQUAL(aclrtDestroyStream(stream), 0);
    CHECK_EQUAL(aclrtDestroyEvent(event), 0);
    CHECK_EQUAL(aclrtFree(block), 0);
    CHECK_EQUAL(aclrtResetDevice(0), 0);
    CHECK_EQUAL(aclFinalize(), 0);
}

void test_a_child_that_work_forks_begins_anew() {
    CHECK_EQUAL(aclrtSetDevice(0), 0);
    int status = -1;
    enqueue(nullptr, [&] {
        status = in_forked_child(use_everything);
        return ACL_SUCCESS;
    });
    CHECK_EQUAL(aclrtSynchronizeStream(nullptr), 0);
    CHECK_EQUAL(status, 0);
    CHECK_EQUAL(aclrtResetDevice(0), 0);
}

// Children are forked while other threads may hold any lock of the runtime. Not under AddressSanitizer, whose
// allocator's locks stay held in the child.
#ifndef ACTGRAD_WITH_ASAN
void test_forks_in_the_midst_of_work() {
    std::atomic<bool> enough{false};
    std::vector<std::thread> threads;
    for (int i = 0; i < 3; ++i) {
        threads.emplace_back([&] {
            CHECK_EQUAL(aclrtSetDevice(0), 0);
            while (!enough) {
                aclrtStream stream = nullptr;
                void* block = nullptr;
                CHECK_EQUAL(aclrtCreateStream(&stream), 0);
                CHECK_EQUAL(aclrtMalloc(&block, 64, ACL_MEM_MALLOC_HUGE_FIRST), 0);
                CHECK_EQUAL(aclrtMemsetAsync(block, 64, 0, 64, stream), 0);
                CHECK_EQUAL(aclrtFree(block), 0);
                CHECK_EQUAL(aclrtDestroyStream(stream), 0);
            }
            CHECK_EQUAL(aclrtResetDevice(0), 0);
        });
    }
    for (int i = 0; i < 10; ++i) {
        CHECK_EQUAL(in_forked_child(use_everything), 0);
    }
    enough = true;
    for (std::thread& thread : threads) {
        thread.join();
    }
}
#endif

}  // namespace

int main() {
    test_exit_with_queued_work();
    test_exit_by_work_on_a_stream();
    test_finalize_with_queued_work();
    test_reset_with_queued_work_and_no_finalize();
    test_an_interrupt_ends_the_process_at_once();
    test_an_interrupt_that_is_caught();
    test_a_forked_child_begins_anew();
    test_a_child_that_work_forks_begins_anew();
#ifndef ACTGRAD_WITH_ASAN
    test_forks_in_the_midst_of_work();
#endif
    return check::result();
}
