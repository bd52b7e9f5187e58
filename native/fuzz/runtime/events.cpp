// SPDX-License-Identifier: Apache-2.0
//
// Events.
#include <algorithm>

#include "acl/acl.h"
#include "fuzz/runtime/machine.h"

namespace fuzz {

namespace {

bool is_complete(const Event& event) {
    return event.stream && (event.complete || event.stream->finished >= event.position);
}

}  // namespace

Event* Machine::event(aclrtEvent& handle, aclError& status) {
    const size_t choice = in_.below(8);
    Event* event = choice > 1 ? events_.recent(in_) : nullptr;
    handle = event ? event->handle : choice == 1 ? strange(Kind::Event) : nullptr;
    status = !handle ? invalid_param : !event || !event->alive ? dead_handle : 0;
    return status == 0 ? event : nullptr;
}

void Machine::create_event() {
    aclrtEvent handle = nullptr;
    aclrtEvent* const place = in_.one_in(8) ? nullptr : &handle;
    const int expected = !place ? invalid_param : current_device() < 0 ? no_context : 0;
    const size_t way = in_.below(3);
    expect_status(way == 0   ? aclrtCreateEvent(place)
                  : way == 1 ? aclrtCreateEventWithFlag(place, in_.byte())
                             : aclrtCreateEventExWithFlag(place, in_.byte()),
                  expected);
    if (expected == 0) {
        events_.add({handle});
    }
}

void Machine::destroy_event() {
    aclrtEvent handle;
    aclError status;
    Event* const event = this->event(handle, status);
    expect_status(aclrtDestroyEvent(handle), status);
    if (event) {
        event->alive = false;
    }
}

void Machine::record_event() {
    aclrtEvent handle;
    aclError status;
    Event* const event = this->event(handle, status);
    const Target target = this->target();
    expect_status(aclrtRecordEvent(handle, target.handle), event ? target.status : status);
    if (event && target.stream) {
        event->stream = target.stream;
        event->position = ++target.stream->queued;
        event->complete = false;
    }
}

void Machine::wait_for_event() {
    aclrtEvent handle;
    aclError status;
    Event* const event = this->event(handle, status);
    const Target target = this->target();
    const int expected = !event ? status : !event->stream ? rt_invalid : target.status;
    expect_status(aclrtStreamWaitEvent(target.handle, handle), expected);
    if (expected == 0) {
        ++target.stream->queued;
    }
}

void Machine::reset_event() {
    aclrtEvent handle;
    aclError status;
    Event* const event = this->event(handle, status);
    const Target target = this->target();
    expect_status(aclrtResetEvent(handle, target.handle), target.stream ? status : target.status);
    if (event && target.stream) {
        event->stream = nullptr;
    }
}

void Machine::query_event() {
    aclrtEvent handle;
    aclError status;
    Event* const event = this->event(handle, status);
    aclrtEventStatus first = ACL_EVENT_STATUS_NOT_READY;
    aclrtEventRecordedStatus second = ACL_EVENT_RECORDED_STATUS_NOT_READY;
    aclrtEventWaitStatus third = ACL_EVENT_WAIT_STATUS_NOT_READY;
    const bool complete = event && is_complete(*event);
    expect_status(aclrtQueryEvent(handle, &first), status);
    expect_status(aclrtQueryEventStatus(handle, &second), status);
    expect_status(aclrtQueryEventWaitStatus(handle, &third), status);
    if (complete) {
        expect(first == ACL_EVENT_STATUS_COMPLETE && second == ACL_EVENT_RECORDED_STATUS_COMPLETE &&
                   third == ACL_EVENT_WAIT_STATUS_COMPLETE,
               "an event is not complete");
    }
    if (event && !event->stream) {
        expect(first != ACL_EVENT_STATUS_COMPLETE && second != ACL_EVENT_RECORDED_STATUS_COMPLETE &&
                   third != ACL_EVENT_WAIT_STATUS_COMPLETE,
               "an event without a record is complete");
    }
    expect_status(aclrtQueryEvent(handle, nullptr), invalid_param);
    expect_status(aclrtQueryEventStatus(handle, nullptr), invalid_param);
    expect_status(aclrtQueryEventWaitStatus(handle, nullptr), invalid_param);
}

void Machine::synchronize_event() {
    aclrtEvent handle;
    aclError status;
    Event* const event = this->event(handle, status);
    int expected = !event ? status : event->stream ? 0 : rt_invalid;
    if (expected == 0 && event->stream->alive && event->stream->failed < event->position) {
        expected = take_failure(*event->stream);
    }
    expect_status(aclrtSynchronizeEvent(handle), expected);
    if (event && event->stream) {
        event->complete = true;
        // The record's own task counts as done slightly later.
        event->stream->finished = std::max(event->stream->finished, event->position - 1);
    }
}

void Machine::elapsed_time() {
    aclrtEvent start_handle, end_handle;
    aclError start_status, end_status;
    Event* const start = event(start_handle, start_status);
    Event* const end = event(end_handle, end_status);
    float ms = 0;
    const auto known = [](Event* event, aclError status) { return !event ? status : !event->stream ? rt_invalid : 0; };
    const int first = known(start, start_status), second = known(end, end_status);
    const int got = aclrtEventElapsedTime(&ms, start_handle, end_handle);
    ++calls;
    const bool both_complete = start && end && is_complete(*start) && is_complete(*end);
    if (both_complete || first != 0) {
        expect(got == first, "another status of the elapsed time");
    } else {
        expect(got == second || got == rt_invalid, "another status of the elapsed time");
    }
    expect_status(aclrtEventElapsedTime(nullptr, start_handle, end_handle), invalid_param);
}

}  // namespace fuzz
