// SPDX-License-Identifier: Apache-2.0
//
// Streams that wait for values in device memory, and the pauses that this causes.
#include <array>
#include <cstdint>
#include <memory>
#include <new>
#include <thread>
#include <vector>

#include "acl/acl_rt.h"
#include "ascendcl/error.h"
#include "ascendcl/stream.h"
#include "tests/check.h"
#include "tests/fake_work.h"
#include "tests/gate.h"
#include "tests/streams.h"

using actgrad::enqueue;

namespace {

constexpr uint32_t NOT_LESS = 0, EQUAL = 1, COMMON_ONE = 2, COMMON_ZERO = 3;

void test_a_wait_for_a_value_that_is_written_later() {
    const aclrtStream waiting = new_stream(), writing = new_stream();
    uint64_t value = 0;
    std::vector<int> order;
    CHECK_EQUAL(aclrtValueWait(&value, 1, EQUAL, waiting), 0);
    CHECK_EQUAL(aclrtValueWrite(&value, 0, 0, waiting), 0);
    append_to(order, waiting, 2);
    CHECK(!is_complete(waiting));
    CHECK_REFUSED(aclrtSynchronizeStreamWithTimeout(waiting, 1), 107020, "1 ms");
    append_to(order, writing, 1);
    CHECK_EQUAL(aclrtValueWrite(&value, 1, 0, writing), 0);
    CHECK_EQUAL(aclrtSynchronizeStream(waiting), 0);
    CHECK_EQUAL(value, uint64_t{0});
    CHECK(order == std::vector<int>({1, 2}));
    CHECK_EQUAL(aclrtDestroyStream(waiting), 0);
    CHECK_EQUAL(aclrtDestroyStream(writing), 0);
}

void test_a_wait_for_a_write_that_is_still_queued() {
    const aclrtStream waiting = new_stream(), writing = new_stream();
    uint64_t value = 0;
    Gate gate;
    std::vector<int> order;
    enqueue(writing, [&] {
        gate.pass();
        return ACL_SUCCESS;
    });
    append_to(order, writing, 1);
    CHECK_EQUAL(aclrtValueWrite(&value, 1, 0, writing), 0);
    CHECK_EQUAL(aclrtValueWait(&value, 1, EQUAL, waiting), 0);
    append_to(order, waiting, 2);
    CHECK(!is_complete(waiting));
    gate.open();
    CHECK_EQUAL(aclrtSynchronizeDevice(), 0);
    CHECK(order == std::vector<int>({1, 2}));
    CHECK_EQUAL(aclrtDestroyStream(waiting), 0);
    CHECK_EQUAL(aclrtDestroyStream(writing), 0);
}

// The value that is there in the end is that of the write that ran last, though it was not queued last.
void test_writes_that_run_in_another_order_than_they_were_queued() {
    const aclrtStream waiting = new_stream(), first = new_stream(), second = new_stream();
    for (const bool is_early : {false, true}) {  // the wait, before the second write has run
        uint64_t value = 0;
        Gate gates[2];
        std::vector<int> order;
        const auto write = [&](aclrtStream stream, uint64_t number, Gate& gate) {
            enqueue(stream, [&] {
                gate.pass();
                return ACL_SUCCESS;
            });
            CHECK_EQUAL(aclrtValueWrite(&value, number, 0, stream), 0);
        };
        const auto wait = [&] {
            CHECK_EQUAL(aclrtValueWait(&value, 1, EQUAL, waiting), 0);
            append_to(order, waiting, 1);
        };
        write(first, 1, gates[0]);
        write(second, 2, gates[1]);
        if (is_early) {
            wait();
        }
        gates[1].open();
        CHECK_EQUAL(aclrtSynchronizeStream(second), 0);
        if (!is_early) {
            wait();
        }
        CHECK(!is_complete(waiting));
        gates[0].open();
        CHECK_EQUAL(aclrtSynchronizeStreamWithTimeout(waiting, 10000), 0);
        CHECK(order == std::vector<int>({1}));
    }
    for (const aclrtStream stream : {waiting, first, second}) {
        CHECK_EQUAL(aclrtDestroyStream(stream), 0);
    }
}

// It is refused as its stream is closing, and the one before it still counts.
void test_a_write_that_is_refused_leaves_the_one_before_it() {
    const aclrtStream waiting = new_stream(), writing = new_stream(), closing = new_stream();
    uint64_t value = 0;
    Gate gate;
    std::vector<int> order;
    enqueue(writing, [&] {
        gate.pass();
        return ACL_SUCCESS;
    });
    append_to(order, writing, 1);
    CHECK_EQUAL(aclrtValueWrite(&value, 1, 0, writing), 0);
    CHECK(actgrad::find_stream(closing)->close());  // as aclrtDestroyStream begins
    CHECK_REFUSED(aclrtValueWrite(&value, 2, 0, closing), 107017, "not a live stream");
    CHECK_EQUAL(aclrtValueWait(&value, 1, EQUAL, waiting), 0);
    append_to(order, waiting, 2);
    gate.open();
    CHECK_EQUAL(aclrtSynchronizeStreamWithTimeout(waiting, 60000), 0);
    CHECK(order == std::vector<int>({1, 2}));
    CHECK_EQUAL(aclrtDestroyStream(waiting), 0);
    CHECK_EQUAL(aclrtDestroyStream(writing), 0);
}

void test_events_of_a_paused_stream_pause_others() {
    const aclrtStream first = new_stream(), second = new_stream();
    uint64_t value = 0;
    std::vector<int> order;
    aclrtEvent event = nullptr;
    aclmdlRI graph = nullptr;
    CHECK_EQUAL(aclrtCreateEvent(&event), 0);
    CHECK_EQUAL(aclrtValueWait(&value, 1, EQUAL, first), 0);
    append_to(order, first, 1);
    CHECK_EQUAL(aclrtRecordEvent(event, first), 0);
    CHECK_EQUAL(aclrtStreamWaitEvent(second, event), 0);
    append_to(order, second, 2);
    CHECK(!is_complete(second));
    CHECK_REFUSED(aclmdlRICaptureBegin(second, ACL_MODEL_RI_CAPTURE_MODE_GLOBAL), 107003, "after the event was");
    std::thread writer([&] {
        CHECK_EQUAL(aclrtSetDevice(0), 0);
        CHECK_EQUAL(aclrtValueWrite(&value, 1, 0, nullptr), 0);
    });
    CHECK_EQUAL(aclrtSynchronizeStream(second), 0);
    writer.join();
    CHECK(order == std::vector<int>({1, 2}));
    CHECK_EQUAL(aclrtSynchronizeEvent(event), 0);
    CHECK_EQUAL(aclrtDestroyEvent(event), 0);
    CHECK_EQUAL(aclmdlRICaptureBegin(first, ACL_MODEL_RI_CAPTURE_MODE_GLOBAL), 0);
    CHECK_REFUSED(aclrtValueWait(&value, 1, EQUAL, first), 200001, "graph");
    CHECK_EQUAL(aclmdlRICaptureEnd(first, &graph), 0);
    CHECK_EQUAL(aclmdlRIDestroy(graph), 0);
    CHECK_EQUAL(aclrtDestroyStream(first), 0);
    CHECK_EQUAL(aclrtDestroyStream(second), 0);
}

void test_a_paused_stream_does_not_join_a_capture() {
    const aclrtStream paused = new_stream(), captured = new_stream();
    uint64_t value = 0;
    std::vector<int> order;
    aclrtEvent event = nullptr;
    aclmdlRI graph = nullptr;
    CHECK_EQUAL(aclrtCreateEvent(&event), 0);
    CHECK_EQUAL(aclrtValueWait(&value, 1, EQUAL, paused), 0);
    append_to(order, paused, 1);
    CHECK_EQUAL(aclmdlRICaptureBegin(captured, ACL_MODEL_RI_CAPTURE_MODE_GLOBAL), 0);
    CHECK_EQUAL(aclrtRecordEvent(event, captured), 0);
    CHECK_REFUSED(aclrtStreamWaitEvent(paused, event), 107003, "aclrtStreamWaitEvent", "after the event was");
    CHECK_EQUAL(aclrtValueWrite(&value, 1, 0, nullptr), 0);
    CHECK_EQUAL(aclrtSynchronizeStream(paused), 0);
    CHECK(order == std::vector<int>({1}));
    CHECK_EQUAL(aclrtStreamWaitEvent(paused, event), 0);
    CHECK_EQUAL(aclmdlRICaptureEnd(captured, &graph), 0);
    CHECK_EQUAL(aclmdlRIDestroy(graph), 0);
    CHECK_EQUAL(aclrtDestroyEvent(event), 0);
    CHECK_EQUAL(aclrtDestroyStream(paused), 0);
    CHECK_EQUAL(aclrtDestroyStream(captured), 0);
}

void test_destroying_a_paused_stream_lets_others_go_on() {
    const aclrtStream destroyed = new_stream(), waiting = new_stream(), last = new_stream();
    const std::weak_ptr<actgrad::Stream> object = actgrad::find_stream(destroyed);
    uint64_t value = 0;
    std::vector<int> order;
    aclrtEvent event = nullptr, second = nullptr;
    CHECK_EQUAL(aclrtCreateEvent(&event), 0);
    CHECK_EQUAL(aclrtCreateEvent(&second), 0);
    CHECK_EQUAL(aclrtValueWait(&value, 1, EQUAL, destroyed), 0);
    append_to(order, destroyed, 1);
    CHECK_EQUAL(aclrtRecordEvent(event, destroyed), 0);
    CHECK_EQUAL(aclrtStreamWaitEvent(waiting, event), 0);
    append_to(order, waiting, 2);
    CHECK_EQUAL(aclrtRecordEvent(second, waiting), 0);
    CHECK_EQUAL(aclrtStreamWaitEvent(last, second), 0);
    append_to(order, last, 3);
    CHECK(!is_complete(last));
    CHECK_EQUAL(aclrtDestroyStream(destroyed), 0);
    CHECK_EQUAL(aclrtSynchronizeStreamWithTimeout(last, 60000), 0);
    CHECK(order == std::vector<int>({2, 3}));
    CHECK_EQUAL(aclrtSynchronizeEventWithTimeout(event, 60000), 0);
    CHECK(object.expired());
    CHECK_EQUAL(aclrtValueWrite(&value, 1, 0, waiting), 0);
    CHECK_EQUAL(aclrtSynchronizeStream(waiting), 0);
    CHECK_EQUAL(aclrtDestroyEvent(event), 0);
    CHECK_EQUAL(aclrtDestroyEvent(second), 0);
    CHECK_EQUAL(aclrtDestroyStream(waiting), 0);
    CHECK_EQUAL(aclrtDestroyStream(last), 0);
}

void test_a_failure_of_what_was_kept_is_the_streams() {
    const aclrtStream stream = new_stream();
    uint64_t value = 0;
    std::vector<int> order;
    static int failures = 0;
    static aclError synchronised = 0;
    CHECK_EQUAL(aclrtSetExceptionInfoCallback([](aclrtExceptionInfo*) {
                    ++failures;
                    synchronised = aclrtSynchronizeDevice();  // would wait for the stream that is being resumed
                }),
                0);
    CHECK_EQUAL(aclrtValueWait(&value, 1, EQUAL, stream), 0);
    CHECK_EQUAL(actgrad::submit(*actgrad::find_stream(stream), []() -> aclError { throw std::bad_alloc(); }), 0);
    append_to(order, stream, 1);
    CHECK_EQUAL(aclrtValueWrite(&value, 1, 0, nullptr), 0);
    CHECK_REFUSED(aclrtSynchronizeStream(stream), 200000, "no memory");
    CHECK_EQUAL(failures, 1);
    CHECK_EQUAL(synchronised, 107003);
    CHECK_EQUAL(aclrtSetExceptionInfoCallback(nullptr), 0);
    CHECK(order == std::vector<int>({1}));
    CHECK_EQUAL(aclrtSynchronizeStream(nullptr), 0);
    CHECK_EQUAL(aclrtDestroyStream(stream), 0);
}

// A host function ends the pause of its own stream, which keeps an operator that waits for the host function.
// Whatever the threads' order: the worker may complete the record before the thread that queues it goes on.
void test_an_event_of_a_paused_stream_reports_the_failures_before_it() {
    const aclrtStream waiting = new_stream();
    aclrtEvent event = nullptr;
    CHECK_EQUAL(aclrtCreateEvent(&event), 0);
    int unheard = 0;
    for (int i = 0; i < 1000; ++i) {
        uint64_t value = 0;
        CHECK_EQUAL(aclrtValueWait(&value, 1, EQUAL, waiting), 0);
        enqueue(waiting, [] { return actgrad::fail(507000, "before the event"); });
        CHECK_EQUAL(aclrtRecordEvent(event, waiting), 0);
        int status = 0;
        std::thread synchronising([&] { status = aclrtSynchronizeEvent(event); });
        CHECK_EQUAL(aclrtValueWrite(&value, 1, 0, nullptr), 0);
        synchronising.join();
        unheard += status != 507000;
        aclrtSynchronizeStream(waiting);
        CHECK_EQUAL(aclrtSynchronizeStream(nullptr), 0);
    }
    CHECK_EQUAL(unheard, 0);
    CHECK_EQUAL(aclrtDestroyEvent(event), 0);
    CHECK_EQUAL(aclrtDestroyStream(waiting), 0);
}

void test_work_that_resumes_its_own_stream() {
    const aclrtStream stream = new_stream(), other = new_stream();
    const std::shared_ptr<actgrad::Stream> found = actgrad::find_stream(stream);
    uint64_t value = 0;
    int runs = 0;
    Gate gate;
    enqueue(stream, [&] {
        gate.pass();
        CHECK_EQUAL(aclrtValueWrite(&value, 1, 0, other), 0);
        return ACL_SUCCESS;
    });
    CHECK_EQUAL(aclrtValueWait(&value, 1, EQUAL, stream), 0);
    const int64_t size = 1;
    aclTensor* const tensor = aclCreateTensor(&size, 1, ACL_FLOAT, nullptr, 0, ACL_FORMAT_ND, &size, 1, &runs);
    aclOpExecutor* const executor =
        actgrad::make_executor("aclnnOfTheHost", retained({tensor}), 1, fake_work([&](const std::vector<void*>&) {
                                   ++runs;
                                   return ACL_SUCCESS;
                               }),
                               0);
    CHECK_EQUAL(actgrad::run_when_resumed(executor, *found), 0);
    gate.open();
    CHECK_REFUSED(aclrtSynchronizeStreamWithTimeout(stream, 10000), 107003, "wait for itself");
    CHECK_EQUAL(runs, 0);
    CHECK_EQUAL(aclDestroyTensor(tensor), 0);
    CHECK_EQUAL(aclrtDestroyStream(stream), 0);
    CHECK_EQUAL(aclrtDestroyStream(other), 0);
}

void test_a_closed_stream_cannot_wait() {
    const aclrtStream stream = new_stream();
    const std::shared_ptr<actgrad::Stream> object = actgrad::find_stream(stream);
    CHECK_EQUAL(aclrtDestroyStream(stream), 0);
    int status = 0;
    try {
        object->pause([] { return ACL_SUCCESS; });
    } catch (const actgrad::Refusal& refusal) {
        status = refusal.status;
    }
    CHECK_EQUAL(status, 107017);
    CHECK(!object->is_paused());
}

void test_conditions() {
    struct Case {
        uint32_t condition;
        uint64_t found, value;
        bool satisfied;
    };
    constexpr std::array cases{
        Case{NOT_LESS, 2, 1, true},    Case{NOT_LESS, 2, 2, true},    Case{NOT_LESS, 1, 2, false},
        Case{EQUAL, 3, 3, true},       Case{EQUAL, 3, 4, false},      Case{COMMON_ONE, 6, 3, true},
        Case{COMMON_ONE, 4, 3, false}, Case{COMMON_ZERO, 4, 3, true}, Case{COMMON_ZERO, 0, ~0ull, false},
    };
    for (const Case& each : cases) {
        const aclrtStream stream = new_stream();
        uint64_t memory = each.found;
        CHECK_EQUAL(aclrtValueWait(&memory, each.value, each.condition, stream), 0);
        CHECK_EQUAL(is_complete(stream), each.satisfied);
        CHECK_EQUAL(aclrtDestroyStream(stream), 0);  // drops what waits
    }
}

void test_refusals() {
    uint64_t values[2] = {};
    CHECK_REFUSED(aclrtValueWait(values, 1, 4, nullptr), 107000, "flag is 4");
    CHECK_REFUSED(aclrtValueWait(nullptr, 1, EQUAL, nullptr), 100000, "devAddr");
    CHECK_REFUSED(aclrtValueWrite(reinterpret_cast<char*>(values) + 4, 1, 0, nullptr), 107000, "multiple of 8");
}

}  // namespace

int main() {
    CHECK_EQUAL(aclrtSetDevice(0), 0);
    test_a_wait_for_a_value_that_is_written_later();
    test_a_wait_for_a_write_that_is_still_queued();
    test_writes_that_run_in_another_order_than_they_were_queued();
    test_a_write_that_is_refused_leaves_the_one_before_it();
    test_events_of_a_paused_stream_pause_others();
    test_a_paused_stream_does_not_join_a_capture();
    test_destroying_a_paused_stream_lets_others_go_on();
    test_a_failure_of_what_was_kept_is_the_streams();
    test_an_event_of_a_paused_stream_reports_the_failures_before_it();
    test_work_that_resumes_its_own_stream();
    test_a_closed_stream_cannot_wait();
    test_conditions();
    test_refusals();
    return check::result();
}
