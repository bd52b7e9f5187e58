// SPDX-License-Identifier: Apache-2.0
//
// Section 7 of the framework contract: many threads at once. Meant to be run under the sanitizers too.
#include <atomic>
#include <thread>
#include <vector>

#include "aclnn/aclnn_base.h"
#include "ascendcl/stream.h"
#include "nnopbase/executor.h"
#include "tests/check.h"
#include "tests/fake_work.h"
#include "tests/on_threads.h"

using namespace actgrad;

namespace {

constexpr int thread_count = 8;

void count_one(aclrtStream stream, std::atomic<int>& counter) {
    enqueue(stream, [&counter] {
        ++counter;
        return ACL_SUCCESS;
    });
}

aclTensor* tensor_of(int* data) {
    const int64_t size = 1;
    return aclCreateTensor(&size, 1, ACL_INT32, nullptr, 0, ACL_FORMAT_ND, &size, 1, data);
}

aclOpExecutor* incrementer(int* data) {
    aclTensor* const tensor = tensor_of(data);
    const auto increment = [](const std::vector<void*>& addresses) {
        ++*static_cast<int*>(addresses[0]);
        return ACL_SUCCESS;
    };
    aclOpExecutor* const executor = make_executor("aclnnIncrement", retained({tensor}), 0, fake_work(increment), 0);
    aclDestroyTensor(tensor);
    return executor;
}

void test_init_and_finalize_of_aclnn() {
    for (int i = 0; i < 2; ++i) {
        CHECK_EQUAL(aclnnInit(nullptr), 0);
        CHECK_EQUAL(aclnnInit("/nowhere"), 0);
        CHECK_EQUAL(aclnnFinalize(), 0);
    }
}

void test_each_thread_calls_on_its_own_stream() {
    on_threads(thread_count, [](int) {
        CHECK_EQUAL(aclrtSetDevice(0), 0);
        aclrtStream stream = nullptr;
        CHECK_EQUAL(aclrtCreateStream(&stream), 0);
        int value = 0;
        for (int i = 0; i < 200; ++i) {
            CHECK_EQUAL(phase_two("aclnnIncrement", nullptr, 0, incrementer(&value), stream), 0);
        }
        CHECK_EQUAL(aclrtSynchronizeStream(stream), 0);
        CHECK_EQUAL(value, 200);
        CHECK_EQUAL(aclrtDestroyStream(stream), 0);
        CHECK_EQUAL(aclrtResetDevice(0), 0);
    });
}

void test_all_threads_share_a_stream() {
    aclrtStream stream = nullptr;
    CHECK_EQUAL(aclrtCreateStream(&stream), 0);
    int value = 0;
    on_threads(thread_count, [&value, stream](int) {
        for (int i = 0; i < 200; ++i) {
            CHECK_EQUAL(phase_two("aclnnIncrement", nullptr, 0, incrementer(&value), stream), 0);
        }
    });
    CHECK_EQUAL(aclrtSynchronizeStream(stream), 0);
    CHECK_EQUAL(value, 200 * thread_count);
    CHECK_EQUAL(aclrtDestroyStream(stream), 0);
}

void test_the_phases_may_run_on_different_threads() {
    int value = 0;
    aclOpExecutor* executor = nullptr;
    std::thread([&] { executor = incrementer(&value); }).join();
    std::thread([&] { CHECK_EQUAL(run_now(executor), 0); }).join();
    CHECK_EQUAL(value, 1);
}

void test_one_thread_wins_a_disputed_handle() {
    for (int round = 0; round < 50; ++round) {
        int value = 0;
        aclOpExecutor* const executor = incrementer(&value);
        aclrtStream stream = nullptr;
        aclrtEvent event = nullptr;
        void* block = nullptr;
        CHECK_EQUAL(aclrtCreateStream(&stream), 0);
        CHECK_EQUAL(aclrtCreateEvent(&event), 0);
        CHECK_EQUAL(aclrtMalloc(&block, 64, ACL_MEM_MALLOC_HUGE_FIRST), 0);
        std::atomic<int> runs{0}, streams{0}, events{0}, frees{0};
        on_threads(thread_count, [&, executor, stream, event, block](int) {
            runs += run_now(executor) == ACLNN_SUCCESS;
            streams += aclrtDestroyStream(stream) == ACL_SUCCESS;
            events += aclrtDestroyEvent(event) == ACL_SUCCESS;
            frees += aclrtFree(block) == ACL_SUCCESS;
        });
        CHECK_EQUAL(runs, 1);
        CHECK_EQUAL(value, 1);
        CHECK_EQUAL(streams, 1);
        CHECK_EQUAL(events, 1);
        CHECK_EQUAL(frees, 1);
    }
}

// Every accepted task runs, whatever happens to its stream.
void test_streams_destroyed_while_others_use_them() {
    std::atomic<int> accepted{0}, ran{0};
    for (int round = 0; round < 20; ++round) {
        aclrtStream stream = nullptr;
        CHECK_EQUAL(aclrtCreateStream(&stream), 0);
        on_threads(thread_count, [&, stream](int thread) {
            for (int i = 0; i < 20; ++i) {
                if (thread == 0 && i == 10) {
                    CHECK_EQUAL(aclrtDestroyStream(stream), 0);
                }
                try {
                    count_one(stream, ran);
                    ++accepted;
                } catch (const Refusal& refusal) {
                    CHECK_EQUAL(refusal.status, 107017);
                }
                const aclError status = aclrtSynchronizeStream(stream);
                CHECK(status == ACL_SUCCESS || status == ACL_ERROR_RT_INVALID_HANDLE);
            }
        });
    }
    CHECK_EQUAL(ran, accepted);
    CHECK(ran >= 20 * 10);
}

void test_streams_and_events_of_many_threads() {
    std::atomic<int> ran{0};
    on_threads(thread_count, [&](int) {
        CHECK_EQUAL(aclrtSetDevice(0), 0);
        for (int i = 0; i < 30; ++i) {
            aclrtStream first = nullptr, second = nullptr;
            aclrtEvent event = nullptr;
            CHECK_EQUAL(aclrtCreateStream(&first), 0);
            CHECK_EQUAL(aclrtCreateStream(&second), 0);
            CHECK_EQUAL(aclrtCreateEvent(&event), 0);
            count_one(first, ran);
            CHECK_EQUAL(aclrtRecordEvent(event, first), 0);
            CHECK_EQUAL(aclrtStreamWaitEvent(second, event), 0);
            count_one(second, ran);
            CHECK_EQUAL(aclrtRecordEvent(event, second), 0);
            CHECK_EQUAL(aclrtDestroyStream(first), 0);
            CHECK_EQUAL(aclrtSynchronizeEvent(event), 0);
            CHECK_EQUAL(aclrtDestroyEvent(event), 0);
            CHECK_EQUAL(aclrtSynchronizeDevice(), 0);
            CHECK_EQUAL(aclrtDestroyStream(second), 0);
        }
        CHECK_EQUAL(aclrtResetDevice(0), 0);
    });
    CHECK_EQUAL(ran, 2 * 30 * thread_count);
}

void test_memory_of_many_threads() {
    on_threads(thread_count, [](int thread) {
        CHECK_EQUAL(aclrtSetDevice(0), 0);
        for (int i = 0; i < 50; ++i) {
            const size_t size = 100 + static_cast<size_t>(i);
            void* device = nullptr;
            void* host = nullptr;
            CHECK_EQUAL(aclrtMalloc(&device, size, ACL_MEM_MALLOC_HUGE_FIRST), 0);
            CHECK_EQUAL(aclrtMallocHost(&host, size), 0);
            CHECK_EQUAL(aclrtMemsetAsync(device, size, thread + 1, size, nullptr), 0);
            CHECK_EQUAL(aclrtMemcpyAsync(host, size, device, size, ACL_MEMCPY_DEVICE_TO_HOST, nullptr), 0);
            CHECK_EQUAL(aclrtSynchronizeStream(nullptr), 0);
            CHECK_EQUAL(int{static_cast<char*>(host)[size - 1]}, thread + 1);
            CHECK_EQUAL(aclrtFree(device), 0);
            CHECK_EQUAL(aclrtFreeHost(host), 0);
        }
        CHECK_EQUAL(aclrtResetDevice(0), 0);
    });
}

void test_error_texts_of_many_threads() {
    on_threads(thread_count, [](int thread) {
        for (int i = 0; i < 200; ++i) {
            const int32_t bad = 1000 * (thread + 1) + i;
            CHECK_REFUSED(aclrtSetDevice(bad), 107001, ("deviceId is " + std::to_string(bad) + ";").c_str());
        }
    });
}

void test_init_and_finalize_of_many_threads() {
    std::atomic<int> initialised{0}, finalized{0};
    on_threads(thread_count, [&](int) {
        for (int i = 0; i < 50; ++i) {
            initialised += aclInit(nullptr) == ACL_SUCCESS;
            finalized += aclFinalize() == ACL_SUCCESS;
        }
    });
    CHECK_EQUAL(initialised, finalized);
    CHECK(initialised >= 1);
}

}  // namespace

int main() {
    test_init_and_finalize_of_aclnn();
    CHECK_EQUAL(aclrtSetDevice(0), 0);
    test_each_thread_calls_on_its_own_stream();
    test_all_threads_share_a_stream();
    test_the_phases_may_run_on_different_threads();
    test_one_thread_wins_a_disputed_handle();
    test_streams_destroyed_while_others_use_them();
    test_streams_and_events_of_many_threads();
    test_memory_of_many_threads();
    test_error_texts_of_many_threads();
    test_init_and_finalize_of_many_threads();
    CHECK_EQUAL(aclrtResetDevice(0), 0);
    return check::result();
}
