// SPDX-License-Identifier: Apache-2.0
//
// Section 4 of the framework contract: streams.
#include "ascendcl/stream.h"

#include <atomic>
#include <chrono>
#include <functional>
#include <stdexcept>
#include <thread>
#include <vector>

#include <pthread.h>
#if defined(__linux__)
#include <sched.h>
#endif

#include "ascendcl/error.h"
#include "tests/check.h"
#include "tests/gate.h"
#include "tests/streams.h"

using actgrad::enqueue;
using actgrad::fail;
using actgrad::Refusal;

namespace {

int enqueue_status(aclrtStream stream) {
    try {
        enqueue(stream, [] { return ACL_SUCCESS; });
    } catch (const Refusal& refusal) {
        return fail(refusal.status, refusal.message);
    }
    return ACL_SUCCESS;
}

void test_without_a_device() {
    aclrtStream stream = nullptr;
    CHECK_REFUSED(aclrtCreateStream(&stream), 107002, "aclrtCreateStream", "aclrtSetDevice");
    CHECK_EQUAL(stream, static_cast<void*>(nullptr));
    CHECK_REFUSED(enqueue_status(nullptr), 107002, "stream is null", "no device", "aclrtSetDevice");
}

void test_a_stream_needs_no_device_of_the_thread() {
    const aclrtStream stream = new_stream();
    std::thread([=] {
        CHECK_EQUAL(enqueue_status(stream), 0);
        CHECK_EQUAL(aclrtSynchronizeStream(stream), 0);
    }).join();
    CHECK_EQUAL(aclrtDestroyStream(stream), 0);
}

void test_tasks_run_in_order_on_another_thread() {
    const aclrtStream stream = new_stream();
    Gate gate;
    std::vector<int> order;
    std::thread::id worker;
    enqueue(stream, [&] {
        gate.pass();
        worker = std::this_thread::get_id();
        return ACL_SUCCESS;
    });
    for (int i = 0; i < 1000; ++i) {
        append_to(order, stream, i);
    }
    gate.open();  // reached while the first task still waits: enqueue does not block
    CHECK_EQUAL(aclrtSynchronizeStream(stream), 0);
    CHECK(worker != std::this_thread::get_id());
    CHECK_EQUAL(order.size(), 1000u);
    for (size_t i = 0; i < order.size(); ++i) {
        CHECK_EQUAL(order[i], static_cast<int>(i));
    }
    CHECK_EQUAL(aclrtDestroyStream(stream), 0);
}

void test_streams_are_independent() {
    const aclrtStream held = new_stream();
    const aclrtStream free = new_stream();
    Gate gate;
    enqueue(held, [&] {
        gate.pass();
        return ACL_SUCCESS;
    });
    CHECK_EQUAL(enqueue_status(free), 0);
    CHECK_EQUAL(aclrtSynchronizeStream(free), 0);
    CHECK_EQUAL(enqueue_status(nullptr), 0);
    CHECK_EQUAL(aclrtSynchronizeStream(nullptr), 0);
    gate.open();
    CHECK_EQUAL(aclrtDestroyStream(held), 0);
    CHECK_EQUAL(aclrtDestroyStream(free), 0);
}

void test_synchronising_waits_for_the_running_task() {
    Gate started;
    bool done = false;
    enqueue(nullptr, [&] {
        started.open();
        std::this_thread::sleep_for(std::chrono::milliseconds(50));
        done = true;
        return ACL_SUCCESS;
    });
    started.pass();
    CHECK_EQUAL(aclrtSynchronizeStream(nullptr), 0);
    CHECK(done);
}

void test_destroying_waits() {
    const aclrtStream stream = new_stream();
    Gate gate;
    int done = 0;
    enqueue(stream, [&] {
        gate.pass();
        return ACL_SUCCESS;
    });
    for (int i = 0; i < 10; ++i) {
        enqueue(stream, [&done] {
            ++done;
            return ACL_SUCCESS;
        });
    }
    std::thread opener([&] { gate.open(); });
    CHECK_EQUAL(aclrtDestroyStream(stream), 0);
    CHECK_EQUAL(done, 10);
    opener.join();
}

// Cancelling a thread does not end the process: the wait ends first, then the thread.
void test_a_waiting_thread_is_cancelled_after_its_wait() {
    struct Waiting {
        aclrtStream stream = new_stream();
        std::atomic<bool> begins{false}, has_waited{false};
    } waiting;
    Gate gate;
    enqueue(waiting.stream, [&] {
        gate.pass();
        return ACL_SUCCESS;
    });
    const auto wait = [](void* own) -> void* {
        auto& here = *static_cast<Waiting*>(own);
        here.begins = true;
        here.has_waited = aclrtSynchronizeStream(here.stream) == ACL_SUCCESS;
        pthread_testcancel();
        return nullptr;
    };
    pthread_t thread;
    CHECK_EQUAL(pthread_create(&thread, nullptr, wait, &waiting), 0);
    while (!waiting.begins) {
        std::this_thread::yield();
    }
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
    CHECK_EQUAL(pthread_cancel(thread), 0);
    gate.open();
    void* result = nullptr;
    CHECK_EQUAL(pthread_join(thread, &result), 0);
    CHECK(result == PTHREAD_CANCELED && waiting.has_waited);
    CHECK_EQUAL(aclrtDestroyStream(waiting.stream), 0);
}

void test_dead_and_random_handles() {
    const aclrtStream stream = new_stream();
    CHECK_EQUAL(aclrtDestroyStream(stream), 0);
    const aclrtStream newer = new_stream();
    int local = 0;
    aclrtEvent event = nullptr;
    CHECK_EQUAL(aclrtCreateEvent(&event), 0);
    for (void* bad : {stream, static_cast<void*>(&local), reinterpret_cast<void*>(1), event}) {
        CHECK_REFUSED(aclrtDestroyStream(bad), 107017, "aclrtDestroyStream", "not a live stream");
        CHECK_REFUSED(aclrtSynchronizeStream(bad), 107017, "aclrtSynchronizeStream", "not a live stream");
        CHECK_REFUSED(aclrtRecordEvent(event, bad), 107017, "aclrtRecordEvent", "not a live stream");
        CHECK_REFUSED(aclrtMemsetAsync(&local, 4, 0, 4, bad), 107017, "aclrtMemsetAsync", "not a live stream");
        CHECK_REFUSED(enqueue_status(bad), 107017, "not a live stream");
    }
    CHECK_REFUSED(aclrtCreateStream(nullptr), 100000, "aclrtCreateStream", "stream is null");
    CHECK_REFUSED(aclrtDestroyStream(nullptr), 100000, "aclrtDestroyStream", "stream is null");
    CHECK_EQUAL(aclrtDestroyEvent(event), 0);
    CHECK_EQUAL(aclrtDestroyStream(newer), 0);
}

void test_a_failure_is_reported_once_with_its_text() {
    const aclrtStream stream = new_stream();
    bool later_ran = false;
    enqueue(stream, [] { return fail(507000, "the first failure"); });
    enqueue(stream, [] { return fail(500000, "a failure in its wake"); });
    enqueue(stream, [&] {
        later_ran = true;
        return ACL_SUCCESS;
    });
    CHECK_REFUSED(aclrtSynchronizeStream(stream), 507000, "the first failure");
    CHECK(later_ran);
    CHECK_EQUAL(aclrtSynchronizeStream(stream), 0);
    CHECK_EQUAL(aclrtDestroyStream(stream), 0);
}

void test_an_event_reports_the_failures_before_it() {
    const aclrtStream stream = new_stream();
    const auto recorded = [&] {
        aclrtEvent event = nullptr;
        CHECK_EQUAL(aclrtCreateEvent(&event), 0);
        CHECK_EQUAL(aclrtRecordEvent(event, stream), 0);
        return event;
    };
    const aclrtEvent before = recorded();
    enqueue(stream, [] { return fail(507000, "before the event"); });
    const aclrtEvent after = recorded();
    const aclrtEvent last = recorded();
    CHECK_EQUAL(aclrtSynchronizeEvent(last), 507000);
    enqueue(stream, [] { return fail(507000, "between two events"); });
    const aclrtEvent next = recorded();
    for (const aclrtEvent event : {before, after, last}) {
        CHECK_EQUAL(aclrtSynchronizeEvent(event), 0);
    }
    CHECK_REFUSED(aclrtSynchronizeEventWithTimeout(next, -1), 507000, "between two events");
    CHECK_EQUAL(aclrtSynchronizeEvent(next), 0);
    CHECK_EQUAL(aclrtSynchronizeStream(stream), 0);
    CHECK_EQUAL(aclrtDestroyStream(stream), 0);
    for (const aclrtEvent event : {before, after, last, next}) {
        CHECK_EQUAL(aclrtSynchronizeEvent(event), 0);
        CHECK_EQUAL(aclrtDestroyEvent(event), 0);
    }
}

void test_a_failure_waits_for_the_device_to_be_synchronised() {
    const aclrtStream good = new_stream();
    const aclrtStream one = new_stream();
    const aclrtStream two = new_stream();
    enqueue(good, [] { return ACL_SUCCESS; });
    enqueue(one, [] { return fail(507000, "one of two"); });
    enqueue(two, [] { return fail(507000, "one of two"); });
    CHECK_REFUSED(aclrtSynchronizeDevice(), 507000, "one of two");
    CHECK_REFUSED(aclrtSynchronizeDevice(), 507000, "one of two");
    CHECK_EQUAL(aclrtSynchronizeDevice(), 0);
    for (const aclrtStream stream : {good, one, two}) {
        CHECK_EQUAL(aclrtDestroyStream(stream), 0);
    }
}

void test_a_failure_that_nobody_heard_of_is_reported_by_destroy() {
    const aclrtStream stream = new_stream();
    enqueue(stream, [] { return fail(507000, "unheard"); });
    CHECK_REFUSED(aclrtDestroyStream(stream), 507000, "unheard");
    CHECK_REFUSED(aclrtDestroyStream(stream), 107017, "not a live stream");
}

void test_failures_without_text_and_exceptions() {
    enqueue(nullptr, [] { return 123456; });
    CHECK_REFUSED(aclrtSynchronizeStream(nullptr), 123456, "123456");
    enqueue(nullptr, []() -> aclError { throw Refusal(507000, "refused late"); });
    CHECK_REFUSED(aclrtSynchronizeStream(nullptr), 507000, "refused late");
    enqueue(nullptr, []() -> aclError { throw std::runtime_error("thrown late"); });
    CHECK_REFUSED(aclrtSynchronizeStream(nullptr), 500000, "thrown late");
}

void test_the_callback_of_failures() {
    static std::atomic<int> calls{0};
    static uint32_t found[5];
    static int copied = 0;
    const auto note = [](aclrtExceptionInfo* info) {
        ++calls;
        found[0] = aclrtGetTaskIdFromExceptionInfo(info);
        found[1] = aclrtGetStreamIdFromExceptionInfo(info);
        found[2] = aclrtGetThreadIdFromExceptionInfo(info);
        found[3] = aclrtGetDeviceIdFromExceptionInfo(info);
        found[4] = aclrtGetErrorCodeFromExceptionInfo(info);
        void* block = nullptr;
        aclrtMalloc(&block, 0, ACL_MEM_MALLOC_HUGE_FIRST);  // its text is not the failure's
        const int from = 5;
        CHECK_EQUAL(aclrtMemcpy(&copied, sizeof copied, &from, sizeof from, ACL_MEMCPY_HOST_TO_HOST), 0);
        CHECK_REFUSED(aclrtSynchronizeDevice(), 107003, "wait for itself");
    };
    const aclrtStream stream = new_stream();
    int32_t number = 0;
    CHECK_EQUAL(aclrtStreamGetId(stream, &number), 0);
    CHECK_EQUAL(aclrtSetExceptionInfoCallback(note), 0);
    enqueue(stream, [] { return ACL_SUCCESS; });
    enqueue(stream, [] { return fail(507000, "the kernel failed"); });
    CHECK_REFUSED(aclrtSynchronizeStream(stream), 507000, "the kernel failed");
    CHECK_EQUAL(calls.load(), 1);
    CHECK_EQUAL(found[0], 2u);
    CHECK_EQUAL(found[1], static_cast<uint32_t>(number));
    CHECK_EQUAL(found[2], UINT32_MAX);
    CHECK_EQUAL(found[3], 0u);
    CHECK_EQUAL(found[4], 507000u);
    CHECK_EQUAL(copied, 5);
    CHECK_EQUAL(aclrtGetTaskIdFromExceptionInfo(nullptr), UINT32_MAX);
    CHECK_EQUAL(aclrtSetExceptionInfoCallback([](aclrtExceptionInfo*) { throw 5; }), 0);
    enqueue(stream, [] { return fail(507000, "the kernel failed"); });
    CHECK_REFUSED(aclrtSynchronizeStream(stream), 507000, "the kernel failed");
    CHECK_EQUAL(aclrtSetExceptionInfoCallback(nullptr), 0);
    enqueue(stream, [] { return fail(507000, "unheard"); });
    CHECK_REFUSED(aclrtDestroyStream(stream), 507000, "unheard");
    CHECK_EQUAL(calls.load(), 1);
}

// The queue is never empty, as each task queues the next; a synchronization returns nevertheless.
void test_synchronising_waits_only_for_what_was_queued_before() {
    const aclrtStream stream = new_stream();
    std::atomic<bool> enough{false};
    std::function<aclError()> successor = [&] {
        if (!enough) {
            enqueue(stream, successor);
        }
        return ACL_SUCCESS;
    };
    enqueue(stream, successor);
    CHECK_EQUAL(aclrtSynchronizeStream(stream), 0);
    CHECK_EQUAL(aclrtSynchronizeStream(stream), 0);
    enough = true;
    CHECK_EQUAL(aclrtSynchronizeStream(stream), 0);
    CHECK_EQUAL(aclrtDestroyStream(stream), 0);
}

void test_work_on_a_stream_may_not_wait() {
    const aclrtStream stream = new_stream();
    const aclrtStream other = new_stream();
    enqueue(stream, [=] {
        CHECK_REFUSED(aclrtSynchronizeStream(stream), 107003, "aclrtSynchronizeStream", "wait for itself");
        CHECK_REFUSED(aclrtSynchronizeStream(other), 107003, "aclrtSynchronizeStream", "wait for itself");
        CHECK_REFUSED(aclrtDestroyStream(stream), 107003, "aclrtDestroyStream", "wait for itself");
        enqueue(other, [] { return fail(507000, "queued by work"); });  // queueing is allowed
        return ACL_SUCCESS;
    });
    CHECK_EQUAL(aclrtSynchronizeStream(stream), 0);
    CHECK_REFUSED(aclrtSynchronizeStream(other), 507000, "queued by work");
    CHECK_EQUAL(aclrtDestroyStream(stream), 0);
    CHECK_EQUAL(aclrtDestroyStream(other), 0);
}

// They run with the context of the thread that queued them, so that a callback can copy a result.
void test_host_functions() {
    struct Work {
        void* block;
        int value;
        aclError status;
    };
    const auto read = [](void* data) {
        auto& work = *static_cast<Work*>(data);
        work.status = aclrtMemcpy(&work.value, 4, work.block, 4, ACL_MEMCPY_DEVICE_TO_HOST);
    };
    const aclrtStream stream = new_stream();
    void* block = nullptr;
    CHECK_EQUAL(aclrtMalloc(&block, 4, ACL_MEM_MALLOC_HUGE_FIRST), 0);
    CHECK_EQUAL(aclrtMemset(block, 4, 1, 4), 0);
    CHECK_EQUAL(aclrtSubscribeReport(1, stream), 0);
    Work called{block, 0, -1}, launched{block, 0, -1};
    CHECK_EQUAL(aclrtLaunchCallback(read, &called, ACL_CALLBACK_BLOCK, stream), 0);
    CHECK_EQUAL(aclrtLaunchHostFunc(stream, read, &launched), 0);
    CHECK_EQUAL(aclrtProcessReport(1), 0);
    CHECK_EQUAL(aclrtSynchronizeStream(stream), 0);
    for (const Work& work : {called, launched}) {
        CHECK_EQUAL(work.status, 0);
        CHECK_EQUAL(work.value, 0x01010101);
    }
    CHECK_REFUSED(aclrtLaunchCallback(nullptr, nullptr, ACL_CALLBACK_BLOCK, stream), 100000, "fn is null");
    CHECK_REFUSED(aclrtLaunchHostFunc(stream, nullptr, nullptr), 100000, "fn is null");
    CHECK_EQUAL(aclrtLaunchHostFunc(stream, [](void*) { throw std::runtime_error("no file"); }, nullptr), 0);
    CHECK_REFUSED(aclrtSynchronizeStream(stream), 500000, "a host function threw", "no file");
    CHECK_EQUAL(aclrtLaunchHostFunc(stream, [](void*) { throw 5; }, nullptr), 0);
    CHECK_REFUSED(aclrtSynchronizeStream(stream), 500000, "a host function threw", "not a std::exception");
    const aclrtStream next = new_stream();
    int32_t number = 0, other = 0, last = 0;
    CHECK_EQUAL(aclrtStreamGetId(stream, &number), 0);
    CHECK_EQUAL(aclrtStreamGetId(nullptr, &other), 0);
    CHECK(number != other);
    CHECK_EQUAL(aclrtStreamGetId(next, &last), 0);
    CHECK_EQUAL(last, number + 1);  // whatever else takes handles
    CHECK_EQUAL(aclrtDestroyStream(next), 0);
    CHECK_EQUAL(aclrtUnSubscribeReport(1, stream), 0);
    CHECK_EQUAL(aclrtFree(block), 0);
    CHECK_EQUAL(aclrtDestroyStream(stream), 0);
}

#if defined(__linux__)

// How many cores work on the stream may use, and whether they are the calling thread's.
int cores_of_work(aclrtStream stream, bool& are_callers) {
    cpu_set_t own, of_work;
    CHECK_EQUAL(sched_getaffinity(0, sizeof own, &own), 0);
    enqueue(stream, [&] {
        CHECK_EQUAL(sched_getaffinity(0, sizeof of_work, &of_work), 0);
        return ACL_SUCCESS;
    });
    CHECK_EQUAL(aclrtSynchronizeStream(stream), 0);
    are_callers = CPU_EQUAL(&own, &of_work);
    return CPU_COUNT(&of_work);
}

// A stream that one thread used on one core is not kept there when another thread uses it.
void test_work_runs_on_the_cores_of_its_caller() {
    const aclrtStream stream = new_stream();
    bool are_callers = false;
    std::thread([&] {
        cpu_set_t one;
        CHECK_EQUAL(sched_getaffinity(0, sizeof one, &one), 0);
        for (int core = 0; core < CPU_SETSIZE && CPU_COUNT(&one) > 1; ++core) {
            CPU_CLR(core, &one);
        }
        CHECK_EQUAL(sched_setaffinity(0, sizeof one, &one), 0);
        CHECK_EQUAL(cores_of_work(stream, are_callers), 1);
        CHECK(are_callers);
    }).join();
    cores_of_work(stream, are_callers);
    CHECK(are_callers);
    CHECK_EQUAL(aclrtDestroyStream(stream), 0);
}

#endif

}  // namespace

int main() {
    test_without_a_device();
    CHECK_EQUAL(aclrtSetDevice(0), 0);
    test_a_stream_needs_no_device_of_the_thread();
    test_tasks_run_in_order_on_another_thread();
    test_streams_are_independent();
    test_synchronising_waits_for_the_running_task();
    test_destroying_waits();
    test_a_waiting_thread_is_cancelled_after_its_wait();
    test_dead_and_random_handles();
    test_a_failure_is_reported_once_with_its_text();
    test_an_event_reports_the_failures_before_it();
    test_a_failure_waits_for_the_device_to_be_synchronised();
    test_a_failure_that_nobody_heard_of_is_reported_by_destroy();
    test_failures_without_text_and_exceptions();
    test_the_callback_of_failures();
    test_synchronising_waits_only_for_what_was_queued_before();
    test_work_on_a_stream_may_not_wait();
    test_host_functions();
#if defined(__linux__)
    test_work_runs_on_the_cores_of_its_caller();
#endif
    CHECK_EQUAL(aclrtResetDevice(0), 0);
    return check::result();
}
