// SPDX-License-Identifier: Apache-2.0
//
// Section 4 of the framework contract: events.
#include <chrono>
#include <thread>
#include <vector>

#include "ascendcl/stream.h"
#include "tests/check.h"
#include "tests/gate.h"
#include "tests/streams.h"

using actgrad::enqueue;

namespace {

aclrtEvent new_event() {
    aclrtEvent event = nullptr;
    CHECK_EQUAL(aclrtCreateEvent(&event), 0);
    CHECK(event != nullptr);
    return event;
}

bool complete(aclrtEvent event) {
    aclrtEventStatus status = ACL_EVENT_STATUS_NOT_READY;
    aclrtEventRecordedStatus recorded = ACL_EVENT_RECORDED_STATUS_NOT_READY;
    CHECK_EQUAL(aclrtQueryEvent(event, &status), 0);
    const bool answer = status == ACL_EVENT_STATUS_COMPLETE;
    if (answer) {
        CHECK_EQUAL(aclrtQueryEventStatus(event, &recorded), 0);
        CHECK_EQUAL(static_cast<int>(recorded), static_cast<int>(ACL_EVENT_RECORDED_STATUS_COMPLETE));
    }
    return answer;
}

void hold(aclrtStream stream, Gate& gate) {
    enqueue(stream, [&] {
        gate.pass();
        return ACL_SUCCESS;
    });
}

void test_an_event_completes_in_stream_order() {
    const aclrtStream stream = new_stream();
    const aclrtEvent before = new_event();
    const aclrtEvent after = new_event();
    Gate gate;
    CHECK_EQUAL(aclrtRecordEvent(before, stream), 0);
    hold(stream, gate);
    CHECK_EQUAL(aclrtRecordEvent(after, stream), 0);
    CHECK_EQUAL(aclrtSynchronizeEvent(before), 0);
    CHECK_EQUAL(aclrtSynchronizeEventWithTimeout(before, 0), 0);
    CHECK_REFUSED(aclrtSynchronizeEventWithTimeout(after, 1), 107020, "aclrtSynchronizeEventWithTimeout", "1 ms");
    CHECK_REFUSED(aclrtSynchronizeEventWithTimeout(after, -2), 107000, "timeout is -2");
    CHECK(complete(before));
    CHECK(!complete(after));
    aclrtEventRecordedStatus recorded = ACL_EVENT_RECORDED_STATUS_COMPLETE;
    CHECK_EQUAL(aclrtQueryEventStatus(after, &recorded), 0);
    CHECK_EQUAL(static_cast<int>(recorded), static_cast<int>(ACL_EVENT_RECORDED_STATUS_NOT_READY));
    gate.open();
    CHECK_EQUAL(aclrtSynchronizeEvent(after), 0);
    CHECK(complete(after));
    CHECK_EQUAL(aclrtDestroyEvent(before), 0);
    CHECK_EQUAL(aclrtDestroyEvent(after), 0);
    CHECK_EQUAL(aclrtDestroyStream(stream), 0);
}

void test_a_stream_waits_without_its_caller() {
    const aclrtStream first = new_stream();
    const aclrtStream second = new_stream();
    const aclrtEvent event = new_event();
    Gate gate;
    int value = 0;
    int seen = 0;
    hold(first, gate);
    enqueue(first, [&] {
        value = 42;
        return ACL_SUCCESS;
    });
    CHECK_EQUAL(aclrtRecordEvent(event, first), 0);
    CHECK_EQUAL(aclrtStreamWaitEvent(second, event), 0);
    enqueue(second, [&] {
        seen = value;
        return ACL_SUCCESS;
    });
    CHECK_EQUAL(aclrtDestroyEvent(event), 0);  // it is still queued, on both
    gate.open();
    CHECK_EQUAL(aclrtSynchronizeStream(second), 0);
    CHECK_EQUAL(seen, 42);
    CHECK_EQUAL(aclrtDestroyStream(first), 0);
    CHECK_EQUAL(aclrtDestroyStream(second), 0);
}

void test_a_wait_concerns_the_latest_record() {
    const aclrtStream first = new_stream();
    const aclrtStream second = new_stream();
    const aclrtEvent event = new_event();
    Gate gate;
    CHECK_EQUAL(aclrtRecordEvent(event, first), 0);
    CHECK_EQUAL(aclrtStreamWaitEvent(second, event), 0);
    hold(first, gate);
    CHECK_EQUAL(aclrtRecordEvent(event, first), 0);
    CHECK_EQUAL(aclrtSynchronizeStream(second), 0);  // waited for the earlier record only
    CHECK(!complete(event));
    gate.open();
    CHECK_EQUAL(aclrtSynchronizeEvent(event), 0);
    CHECK_EQUAL(aclrtDestroyEvent(event), 0);
    CHECK_EQUAL(aclrtDestroyStream(first), 0);
    CHECK_EQUAL(aclrtDestroyStream(second), 0);
}

// Passes a token through many streams; each adds its number if its predecessor's is there.
void test_a_chain_over_many_streams() {
    constexpr int stream_count = 8;
    constexpr int rounds = 50;
    std::vector<aclrtStream> streams;
    for (int i = 0; i < stream_count; ++i) {
        streams.push_back(new_stream());
    }
    int token = 0;
    const aclrtEvent event = new_event();
    CHECK_EQUAL(aclrtRecordEvent(event, streams[0]), 0);
    for (int step = 0; step < stream_count * rounds; ++step) {
        const aclrtStream stream = streams[static_cast<size_t>(step % stream_count)];
        CHECK_EQUAL(aclrtStreamWaitEvent(stream, event), 0);
        enqueue(stream, [&token, step] {
            token += token == step ? 1 : 0;
            return ACL_SUCCESS;
        });
        CHECK_EQUAL(aclrtRecordEvent(event, stream), 0);
    }
    CHECK_EQUAL(aclrtSynchronizeEvent(event), 0);
    CHECK_EQUAL(token, stream_count * rounds);
    CHECK_EQUAL(aclrtDestroyEvent(event), 0);
    for (const aclrtStream stream : streams) {
        CHECK_EQUAL(aclrtDestroyStream(stream), 0);
    }
}

void test_elapsed_time() {
    const aclrtEvent start = new_event();
    const aclrtEvent end = new_event();
    float ms = -1;
    CHECK_REFUSED(aclrtEventElapsedTime(&ms, start, end), 107000, "aclrtEventElapsedTime", "startEvent",
                  "not completed");
    CHECK_EQUAL(aclrtRecordEvent(start, nullptr), 0);
    enqueue(nullptr, [] {
        std::this_thread::sleep_for(std::chrono::milliseconds(20));
        return ACL_SUCCESS;
    });
    CHECK_EQUAL(aclrtSynchronizeEvent(start), 0);
    CHECK_REFUSED(aclrtEventElapsedTime(&ms, start, end), 107000, "aclrtEventElapsedTime", "endEvent", "not completed");
    CHECK_EQUAL(aclrtRecordEvent(end, nullptr), 0);
    CHECK_EQUAL(aclrtSynchronizeEvent(end), 0);
    CHECK_EQUAL(aclrtEventElapsedTime(&ms, start, end), 0);
    CHECK(ms >= 20.0f && ms < 60000.0f);
    CHECK_REFUSED(aclrtEventElapsedTime(nullptr, start, end), 100000, "aclrtEventElapsedTime", "ms is null");
    CHECK_REFUSED(aclrtEventElapsedTime(&ms, nullptr, end), 100000, "startEvent is null");
    CHECK_REFUSED(aclrtEventElapsedTime(&ms, start, nullptr), 100000, "endEvent is null");
    CHECK_EQUAL(aclrtDestroyEvent(start), 0);
    CHECK_REFUSED(aclrtEventElapsedTime(&ms, start, end), 107017, "startEvent", "not a live event");
    CHECK_EQUAL(aclrtDestroyEvent(end), 0);
}

void test_an_event_that_was_never_recorded() {
    const aclrtEvent event = new_event();
    CHECK(!complete(event));
    CHECK_REFUSED(aclrtSynchronizeEvent(event), 107000, "aclrtSynchronizeEvent", "never recorded");
    CHECK_REFUSED(aclrtStreamWaitEvent(nullptr, event), 107000, "aclrtStreamWaitEvent", "never recorded");
    CHECK_EQUAL(aclrtDestroyEvent(event), 0);
}

void test_null_dead_and_random_handles() {
    const aclrtEvent dead = new_event();
    CHECK_EQUAL(aclrtRecordEvent(dead, nullptr), 0);
    CHECK_EQUAL(aclrtDestroyEvent(dead), 0);
    const aclrtEvent newer = new_event();
    const aclrtStream stream = new_stream();
    aclrtEventStatus status = ACL_EVENT_STATUS_NOT_READY;
    aclrtEventRecordedStatus recorded = ACL_EVENT_RECORDED_STATUS_NOT_READY;
    int local = 0;
    const struct {
        aclrtEvent event;
        int status;
        const char* text;
    } table[] = {
        {nullptr, 100000, "event is null"},
        {dead, 107017, "not a live event"},
        {&local, 107017, "not a live event"},
        {stream, 107017, "not a live event"},
    };
    for (const auto& row : table) {
        CHECK_REFUSED(aclrtDestroyEvent(row.event), row.status, "aclrtDestroyEvent", row.text);
        CHECK_REFUSED(aclrtRecordEvent(row.event, stream), row.status, "aclrtRecordEvent", row.text);
        CHECK_REFUSED(aclrtStreamWaitEvent(stream, row.event), row.status, "aclrtStreamWaitEvent", row.text);
        CHECK_REFUSED(aclrtSynchronizeEvent(row.event), row.status, "aclrtSynchronizeEvent", row.text);
        CHECK_REFUSED(aclrtQueryEvent(row.event, &status), row.status, "aclrtQueryEvent", row.text);
        CHECK_REFUSED(aclrtQueryEventStatus(row.event, &recorded), row.status, "aclrtQueryEventStatus", row.text);
    }
    CHECK_REFUSED(aclrtCreateEvent(nullptr), 100000, "aclrtCreateEvent", "event is null");
    CHECK_REFUSED(aclrtQueryEvent(newer, nullptr), 100000, "aclrtQueryEvent", "status is null");
    CHECK_REFUSED(aclrtQueryEventStatus(newer, nullptr), 100000, "aclrtQueryEventStatus", "status is null");
    CHECK_EQUAL(aclrtRecordEvent(newer, nullptr), 0);
    CHECK_EQUAL(aclrtSynchronizeEvent(newer), 0);
    CHECK_REFUSED(aclrtStreamWaitEvent(&local, newer), 107017, "aclrtStreamWaitEvent", "not a live stream");
    CHECK_EQUAL(aclrtDestroyEvent(newer), 0);
    CHECK_EQUAL(aclrtDestroyStream(stream), 0);
}

void test_work_on_a_stream_may_not_wait() {
    const aclrtEvent event = new_event();
    CHECK_EQUAL(aclrtRecordEvent(event, nullptr), 0);
    enqueue(nullptr, [=] {
        CHECK_REFUSED(aclrtSynchronizeEvent(event), 107003, "aclrtSynchronizeEvent", "wait for itself");
        return ACL_SUCCESS;
    });
    CHECK_EQUAL(aclrtSynchronizeStream(nullptr), 0);
    CHECK_EQUAL(aclrtDestroyEvent(event), 0);
}

}  // namespace

int main() {
    aclrtEvent event = nullptr;
    CHECK_REFUSED(aclrtCreateEvent(&event), 107002, "aclrtCreateEvent", "aclrtSetDevice");
    CHECK_EQUAL(aclrtSetDevice(0), 0);
    test_an_event_completes_in_stream_order();
    test_a_stream_waits_without_its_caller();
    test_a_wait_concerns_the_latest_record();
    test_a_chain_over_many_streams();
    test_elapsed_time();
    test_an_event_that_was_never_recorded();
    test_null_dead_and_random_handles();
    test_work_on_a_stream_may_not_wait();
    CHECK_EQUAL(aclrtResetDevice(0), 0);
    return check::result();
}
