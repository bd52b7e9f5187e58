// SPDX-License-Identifier: Apache-2.0
//
// Threads that share streams, contexts, events, memory and tensors. Meant to be run under ThreadSanitizer too.
#include <array>
#include <atomic>
#include <chrono>
#include <functional>
#include <random>
#include <thread>
#include <vector>

#include <unistd.h>

#include "aclnn/aclnn_base.h"
#include "aclnnop/aclnn_leaky_relu.h"
#include "aclnnop/aclnn_silu.h"
#include "ascendcl/error.h"
#include "ascendcl/stream.h"
#include "tests/check.h"
#include "tests/gate.h"
#include "tests/on_threads.h"

using namespace actgrad;

namespace {

constexpr int thread_count = 8;

// A stream that one thread is destroying while its work waits at a gate.
class DyingStream {
public:
    DyingStream() {
        CHECK_EQUAL(aclrtCreateStream(&stream_), 0);
        enqueue(stream_, [this] {
            gate_.pass();
            done_ = true;
            return ACL_SUCCESS;
        });
        destroyer_ = std::thread([this] { CHECK_EQUAL(aclrtDestroyStream(stream_), 0); });
        // Once it rejects work, the destroying thread is waiting, or about to.
        while (aclrtMemsetAsync(&byte_, 1, 0, 1, stream_) == 0) {
            std::this_thread::yield();
        }
    }

    // Checks that `wait` waits for the stream's work.
    void check_waits(const std::function<void()>& wait) {
        std::atomic<bool> begun{false};
        std::thread waiting([&] {
            CHECK_EQUAL(aclrtSetDevice(0), 0);
            begun = true;
            wait();
            CHECK(done_);
            CHECK_EQUAL(aclrtResetDevice(0), 0);
        });
        while (!begun) {
            std::this_thread::yield();
        }
        std::this_thread::sleep_for(std::chrono::milliseconds(20));  // a call that does not wait has returned by now
        gate_.open();
        waiting.join();
        destroyer_.join();
        CHECK_REFUSED(aclrtDestroyStream(stream_), 107017, "not a live stream");
    }

private:
    aclrtStream stream_ = nullptr;
    Gate gate_;
    std::atomic<bool> done_{false};
    char byte_ = 0;
    std::thread destroyer_;
};

void test_whoever_waits_waits_for_a_stream_that_is_being_destroyed() {
    const auto page = static_cast<size_t>(sysconf(_SC_PAGESIZE));
    void *block = nullptr, *host = nullptr, *range = nullptr;
    aclrtDrvMemHandle memory = nullptr;
    CHECK_EQUAL(aclrtMalloc(&block, 64, ACL_MEM_MALLOC_HUGE_FIRST), 0);
    CHECK_EQUAL(aclrtMallocHost(&host, 64), 0);
    CHECK_EQUAL(aclrtReserveMemAddress(&range, page, 0, nullptr, 0), 0);
    CHECK_EQUAL(aclrtMallocPhysical(&memory, page, nullptr, 0), 0);
    CHECK_EQUAL(aclrtMapMem(range, page, 0, memory, 0), 0);
    CHECK_EQUAL(aclInit(nullptr), 0);
    DyingStream().check_waits([&] { CHECK_EQUAL(aclrtFree(block), 0); });
    DyingStream().check_waits([&] { CHECK_EQUAL(aclrtFreeHost(host), 0); });
    DyingStream().check_waits([&] { CHECK_EQUAL(aclrtUnmapMem(range), 0); });
    DyingStream().check_waits([&] { CHECK_EQUAL(aclrtSynchronizeDevice(), 0); });
    DyingStream().check_waits([&] { CHECK_EQUAL(aclrtSynchronizeDeviceWithTimeout(60000), 0); });
    DyingStream().check_waits([&] { CHECK_EQUAL(aclFinalize(), 0); });
    DyingStream().check_waits([&] {
        CHECK_EQUAL(aclrtSetDevice(0), 0);
        CHECK_EQUAL(aclrtResetDevice(0), 0);
    });
    DyingStream().check_waits([&] {
        aclrtContext context = nullptr;
        CHECK_EQUAL(aclrtCreateContext(&context, 0), 0);
        CHECK_EQUAL(aclrtDestroyContext(context), 0);
        CHECK_EQUAL(aclrtSetDevice(0), 0);
        CHECK_EQUAL(aclrtResetDevice(0), 0);
    });
    CHECK_EQUAL(aclrtReleaseMemAddress(range), 0);
    CHECK_EQUAL(aclrtFreePhysical(memory), 0);
}

void test_one_of_many_destroys() {
    aclrtStream stream = nullptr;
    aclrtEvent event = nullptr;
    aclrtContext context = nullptr;
    void* block = nullptr;
    const int64_t size = 1;
    CHECK_EQUAL(aclrtCreateStream(&stream), 0);
    CHECK_EQUAL(aclrtCreateEvent(&event), 0);
    std::thread([&] { CHECK_EQUAL(aclrtCreateContext(&context, 0), 0); }).join();
    CHECK_EQUAL(aclrtMalloc(&block, 64, ACL_MEM_MALLOC_HUGE_FIRST), 0);
    aclTensor* const tensor = aclCreateTensor(&size, 1, ACL_FLOAT, nullptr, 0, ACL_FORMAT_ND, &size, 1, nullptr);
    aclIntArray* const array = aclCreateIntArray(&size, 1);
    static std::array<std::atomic<int>, 6> destroyed{};
    on_threads(thread_count, [=](int) {
        const auto count = [](int status, int refused, size_t kind) {
            CHECK(status == 0 || status == refused);
            destroyed[kind] += status == 0;
        };
        count(aclrtDestroyStream(stream), 107017, 0);
        count(aclrtDestroyEvent(event), 107017, 1);
        count(aclrtDestroyContext(context), 107017, 2);
        count(aclrtFree(block), 107000, 3);
        count(aclDestroyTensor(tensor), 161002, 4);
        count(aclDestroyIntArray(array), 161002, 5);
    });
    CHECK_EQUAL(destroyed[0], 1);
    CHECK_EQUAL(destroyed[1], 1);
    CHECK_EQUAL(destroyed[2], 1);
    CHECK_EQUAL(destroyed[3], 1);
    CHECK_EQUAL(destroyed[4], 1);
    CHECK_EQUAL(destroyed[5], 1);
}

// A place that all threads read, write and empty.
class Shared {
public:
    void* get() const { return handle_; }
    void* exchange(void* handle) { return handle_.exchange(handle); }

private:
    std::atomic<void*> handle_{nullptr};
};

// Each thread acts like a program, on streams, events and contexts that others may destroy meanwhile.
void test_a_crowd() {
    static std::array<Shared, 4> streams, events, contexts;
    static std::atomic<int> pushed, ran;
    pushed = ran = 0;
    on_threads(thread_count, [](int number) {
        std::minstd_rand random(static_cast<unsigned>(number) + 1);
        const auto below = [&](size_t count) { return random() / 7 % count; };
        const auto expect = [](int status, std::initializer_list<int> known) {
            bool found = status == 0;
            for (const int one : known) {
                found = found || status == one;
            }
            if (!found) {
                CHECK_EQUAL(status, 0);
            }
        };
        CHECK_EQUAL(aclrtSetDevice(0), 0);
        aclrtContext own = nullptr;
        CHECK_EQUAL(aclrtGetCurrentContext(&own), 0);
        for (int i = 0; i < 400; ++i) {
            void* const stream = streams[below(4)].get();
            void* const event = events[below(4)].get();
            switch (below(12)) {
                case 0: {
                    void* fresh = nullptr;
                    CHECK_EQUAL(aclrtCreateStream(&fresh), 0);
                    if (void* const old = streams[below(4)].exchange(fresh)) {
                        expect(aclrtDestroyStream(old), {107017});
                    }
                    break;
                }
                case 1: {
                    void* fresh = nullptr;
                    CHECK_EQUAL(aclrtCreateEvent(&fresh), 0);
                    if (void* const old = events[below(4)].exchange(fresh)) {
                        expect(aclrtDestroyEvent(old), {107017});
                    }
                    break;
                }
                case 2: {
                    void* fresh = nullptr;
                    CHECK_EQUAL(aclrtCreateContext(&fresh, 0), 0);
                    CHECK_EQUAL(aclrtSetCurrentContext(own), 0);
                    if (void* const old = contexts[below(4)].exchange(fresh)) {
                        expect(aclrtDestroyContext(old), {107017});
                    }
                    break;
                }
                case 3:
                case 4: {
                    // Work in memory of its own, which is freed at once: that waits.
                    void* block = nullptr;
                    CHECK_EQUAL(aclrtMalloc(&block, 64, ACL_MEM_MALLOC_HUGE_FIRST), 0);
                    expect(aclrtMemsetAsync(block, 64, 1, 64, stream), {107017});
                    CHECK_EQUAL(aclrtFree(block), 0);
                    break;
                }
                case 5:
                    try {
                        enqueue(stream, [] {
                            ++ran;
                            return ACL_SUCCESS;
                        });
                        ++pushed;
                    } catch (const Refusal& refusal) {
                        CHECK_EQUAL(refusal.status, 107017);
                    }
                    break;
                case 6: expect(aclrtSynchronizeStream(stream), {107017}); break;
                case 7: expect(aclrtRecordEvent(event, stream), {100000, 107017}); break;
                case 8: expect(aclrtStreamWaitEvent(stream, event), {100000, 107000, 107017}); break;
                case 9: expect(aclrtSynchronizeEvent(event), {100000, 107000, 107017}); break;
                case 10: expect(aclrtSynchronizeDevice(), {}); break;
                default: {
                    if (void* const context = contexts[below(4)].get()) {
                        expect(aclrtSetCurrentContext(context), {107017});
                    }
                    int32_t device = 0;
                    expect(aclrtGetDevice(&device), {107002});  // destroyed meanwhile
                    CHECK_EQUAL(aclrtSetCurrentContext(own), 0);
                }
            }
        }
    });
    CHECK_EQUAL(aclrtSynchronizeDevice(), 0);
    for (size_t i = 0; i < 4; ++i) {
        if (void* const stream = streams[i].exchange(nullptr)) {
            CHECK_EQUAL(aclrtDestroyStream(stream), 0);
        }
        if (void* const event = events[i].exchange(nullptr)) {
            CHECK_EQUAL(aclrtDestroyEvent(event), 0);
        }
        if (void* const context = contexts[i].exchange(nullptr)) {
            CHECK_EQUAL(aclrtDestroyContext(context), 0);
        }
    }
    CHECK_EQUAL(ran, pushed);
    CHECK(pushed > 0);
}

// Streams that finish one after another, each within the timeout after the one before it.
void test_a_timeout_is_for_all_streams_together() {
    constexpr int count = 8;
    constexpr std::chrono::milliseconds timeout(200);
    const auto begin = std::chrono::steady_clock::now();
    std::array<aclrtStream, count> streams{};
    for (int i = 0; i < count; ++i) {
        CHECK_EQUAL(aclrtCreateStream(&streams[static_cast<size_t>(i)]), 0);
        enqueue(streams[static_cast<size_t>(i)], [=] {
            std::this_thread::sleep_until(begin + timeout * (i + 1) * 9 / 10);
            return ACL_SUCCESS;
        });
    }
    CHECK_REFUSED(aclrtSynchronizeDeviceWithTimeout(static_cast<int32_t>(timeout.count())), 107020, "200 ms");
    for (const aclrtStream stream : streams) {
        CHECK_EQUAL(aclrtDestroyStream(stream), 0);
    }
}

void test_tensors_of_many_threads() {
    on_threads(thread_count, [](int) {
        const int64_t size = 3;
        std::vector<aclTensor*> tensors;
        for (int i = 0; i < 2000; ++i) {
            tensors.push_back(aclCreateTensor(&size, 1, ACL_FLOAT, nullptr, i, ACL_FORMAT_ND, &size, 1, nullptr));
            int64_t offset = -1;
            CHECK_EQUAL(aclGetViewOffset(tensors.back(), &offset), 0);
            CHECK_EQUAL(offset, i);
            if (i % 3 == 0) {
                CHECK_EQUAL(aclDestroyTensor(tensors.back()), 0);
                tensors.pop_back();
            }
        }
        for (const aclTensor* tensor : tensors) {
            CHECK_EQUAL(aclDestroyTensor(tensor), 0);
        }
    });
}

// Threads use objects that others destroy and recreate: each call succeeds or reports a dead object.
void test_objects_that_other_threads_destroy() {
    static std::array<Shared, 4> high, low, scalars, arrays, lists;  // of tensors: with and without memory of their own
    static std::atomic<int> planned;
    planned = 0;
    const auto make = [](size_t rank) {
        const int64_t sizes[] = {2, 1, 1, 1, 1, 1, 1, 1, 1, 3};
        return aclCreateTensor(sizes, rank, ACL_FLOAT, nullptr, 0, ACL_FORMAT_ND, sizes, rank, nullptr);
    };
    const auto expect = [](int status) { CHECK(status == 0 || status == 161001 || status == 161002); };
    on_threads(thread_count, [=](int number) {
        std::minstd_rand random(static_cast<unsigned>(number) + 1);
        const auto below = [&](size_t count) { return random() / 7 % count; };
        const auto tensor = [&](std::array<Shared, 4>& all) { return static_cast<aclTensor*>(all[below(4)].get()); };
        const auto plan = [&](const auto& phase_one) {
            uint64_t size = 0;
            aclOpExecutor* executor = nullptr;
            const int status = phase_one(&size, &executor);
            expect(status);
            CHECK_EQUAL(executor != nullptr, status == 0);
            if (executor) {
                ++planned;
                CHECK_EQUAL(aclDestroyAclOpExecutor(executor), 0);
            }
        };
        for (int i = 0; i < 3000; ++i) {
            switch (below(8)) {
                case 0: expect(aclDestroyTensor(static_cast<aclTensor*>(high[below(4)].exchange(make(10))))); break;
                case 1: expect(aclDestroyTensor(static_cast<aclTensor*>(low[below(4)].exchange(make(2))))); break;
                case 2: {
                    double slope = 0.5;
                    void* const fresh = aclCreateScalar(&slope, ACL_DOUBLE);
                    expect(aclDestroyScalar(static_cast<aclScalar*>(scalars[below(4)].exchange(fresh))));
                    break;
                }
                case 3: {
                    const int64_t values[] = {1, 2, 3};
                    void* const fresh = aclCreateIntArray(values, 3);
                    expect(aclDestroyIntArray(static_cast<aclIntArray*>(arrays[below(4)].exchange(fresh))));
                    uint64_t size = 0;
                    expect(aclGetIntArraySize(static_cast<aclIntArray*>(arrays[below(4)].get()), &size));
                    break;
                }
                case 4: {
                    const aclTensor* const members[] = {make(2), make(10)};
                    void* const fresh = aclCreateTensorList(members, 2);
                    expect(aclDestroyTensorList(static_cast<aclTensorList*>(lists[below(4)].exchange(fresh))));
                    uint64_t size = 0;
                    expect(aclGetTensorListSize(static_cast<aclTensorList*>(lists[below(4)].get()), &size));
                    break;
                }
                case 5: {
                    int64_t* sizes = nullptr;
                    uint64_t rank = 0;
                    expect(aclGetViewShape(tensor(high), &sizes, &rank));
                    CHECK_EQUAL(sizes != nullptr, rank == 10);
                    delete[] sizes;
                    break;
                }
                case 6:
                    plan([&](uint64_t* size, aclOpExecutor** executor) {
                        return aclnnSiluGetWorkspaceSize(tensor(high), tensor(high), size, executor);
                    });
                    break;
                default:
                    plan([&](uint64_t* size, aclOpExecutor** executor) {
                        auto* const slope = static_cast<aclScalar*>(scalars[below(4)].get());
                        return aclnnLeakyReluGetWorkspaceSize(tensor(low), slope, tensor(low), size, executor);
                    });
            }
        }
    });
    CHECK(planned > 0);
    for (size_t i = 0; i < 4; ++i) {
        expect(aclDestroyTensor(static_cast<aclTensor*>(high[i].exchange(nullptr))));
        expect(aclDestroyTensor(static_cast<aclTensor*>(low[i].exchange(nullptr))));
        expect(aclDestroyScalar(static_cast<aclScalar*>(scalars[i].exchange(nullptr))));
        expect(aclDestroyIntArray(static_cast<aclIntArray*>(arrays[i].exchange(nullptr))));
        expect(aclDestroyTensorList(static_cast<aclTensorList*>(lists[i].exchange(nullptr))));
    }
}

}  // namespace

int main() {
    CHECK_EQUAL(aclrtSetDevice(0), 0);
    test_whoever_waits_waits_for_a_stream_that_is_being_destroyed();
    test_one_of_many_destroys();
    test_a_crowd();
    test_a_timeout_is_for_all_streams_together();
    test_tensors_of_many_threads();
    test_objects_that_other_threads_destroy();
    CHECK_EQUAL(aclrtResetDevice(0), 0);
    return check::result();
}
