// SPDX-License-Identifier: Apache-2.0
#include <chrono>
#include <memory>
#include <mutex>
#include <string>

#include "acl/acl_rt.h"
#include "ascendcl/call.h"
#include "ascendcl/context.h"
#include "ascendcl/dropped.h"
#include "ascendcl/graph.h"
#include "ascendcl/live.h"
#include "ascendcl/process.h"
#include "ascendcl/record.h"
#include "ascendcl/stream.h"
#include "strict/observer.h"

namespace actgrad {

namespace {

using Clock = Record::Clock;

class Event {
public:
    explicit Event(int32_t device) : device_(device) {}

    int32_t device() const { return device_; }

    // Null if the event was never recorded.
    std::shared_ptr<Record> latest() {
        const std::lock_guard<std::mutex> lock(mutex_);
        return latest_;
    }

    // As if it had never been recorded.
    void forget() {
        const std::lock_guard<std::mutex> lock(mutex_);
        latest_.reset();
    }

    void record_on(const std::shared_ptr<Stream>& found) {
        const auto record = std::make_shared<Record>();
        std::unique_lock<std::mutex> in_order(recording_, std::defer_lock);
        if (!(launches_block() && is_on_stream())) {  // else the holder may wait for the very work that records here
            in_order.lock();
        }
        if (const std::shared_ptr<Graph> graph = found->graph()) {
            record->stands_in(graph);
        } else {
            submit(*found, [record = record->for_work(), found] {
                Record::submit(record, found);
                return ACL_SUCCESS;
            });
        }
        const std::lock_guard<std::mutex> lock(mutex_);
        latest_ = record;
    }

private:
    const int32_t device_;
    std::mutex recording_;  // held while a record is submitted, which may run work that uses the event
    std::mutex mutex_;
    std::shared_ptr<Record> latest_;
};

LiveSet<Event>& events() { return process_state<LiveSet<Event>>(); }

[[noreturn]] void refuse_dead(aclrtEvent handle, const char* argument) {
    strict::tell(&strict::Observer::dead_used, "event", handle);
    throw Refusal(ACL_ERROR_RT_INVALID_HANDLE,
                  std::string(argument) + " " + describe_address(handle) +
                      " is not a live event; one of aclrtCreateEvent that was not destroyed is needed");
}

std::shared_ptr<Event> find_event(aclrtEvent handle, const char* argument = "event") {
    require_not_null(handle, argument);
    std::shared_ptr<Event> event = events().find(handle);
    if (!event) {
        refuse_dead(handle, argument);
    }
    return event;
}

std::shared_ptr<Record> require_recorded(Event& event, aclrtEvent handle) {
    std::shared_ptr<Record> record = event.latest();
    if (!record) {
        throw Refusal(ACL_ERROR_RT_PARAM_INVALID,
                      "event " + describe_address(handle) + " was never recorded; call aclrtRecordEvent first");
    }
    return record;
}

// A stream that waits for an event of a graph joins its capture. The graph's order already satisfies the wait.
void wait_in_graph(const Record& record, const std::shared_ptr<Graph>& graph, const std::shared_ptr<Stream>& stream) {
    if (graph && graph != record.graph()) {
        throw Refusal(ACL_ERROR_RT_PARAM_INVALID,
                      record.graph()
                          ? "the event was recorded in another graph than the one that the stream is captured into"
                          : "the stream is captured, and the event was recorded outside of the graph");
    }
    if (!graph) {
        require_not_paused(*stream, "a capture");
        record.graph()->join(stream);
    }
}

aclError let_stream_wait(aclrtStream stream, aclrtEvent handle) {
    const std::shared_ptr<Event> event = find_event(handle);
    const std::shared_ptr<Record> record = require_recorded(*event, handle);
    const std::shared_ptr<Stream> found = find_stream(stream);
    if (event->device() != found->device()) {
        strict::tell(&strict::Observer::event_of_other_device_awaited, handle, event->device(), found->device());
    }
    const std::shared_ptr<Graph> graph = found->graph();  // another thread may end its capture meanwhile
    if (record->graph() || graph) {
        wait_in_graph(*record, graph, found);
        return ACL_SUCCESS;
    }
    return submit(*found, [record, found] {
        record->let_wait(found);
        return ACL_SUCCESS;
    });
}

// The latest record, if the calling thread may wait for it.
std::shared_ptr<Record> awaitable(aclrtEvent event) {
    require_not_on_stream();
    require_nothing_dropped();
    std::shared_ptr<Record> record = require_recorded(*find_event(event), event);
    if (record->graph()) {
        throw Refusal(ACL_ERROR_RT_STREAM_CONTEXT,
                      "the event was recorded in a graph; only streams captured into that graph can wait for it");
    }
    return record;
}

bool has_completed(aclrtEvent handle) {
    const std::shared_ptr<Record> record = find_event(handle)->latest();
    if (!record || !record->completed()) {
        return false;
    }
    strict::tell(&strict::Observer::host_waited_for, record->moment());
    return true;
}

Clock::time_point require_completed(aclrtEvent handle, const char* argument) {
    const std::shared_ptr<Record> record = find_event(handle, argument)->latest();
    if (!record || !record->completed()) {
        throw Refusal(ACL_ERROR_RT_PARAM_INVALID, std::string(argument) + " " + describe_address(handle) +
                                                      " has not completed; record it and wait for it first");
    }
    return record->when();
}

aclError create_event(aclrtEvent* event) {
    require_not_null(event, "event");
    *event = events().insert(std::make_shared<Event>(require_device()));
    strict::tell(&strict::Observer::born, "event", "aclrtCreateEvent", *event);
    return ACL_SUCCESS;
}

}  // namespace

}  // namespace actgrad

using namespace actgrad;

aclError aclrtCreateEvent(aclrtEvent* event) {
    return acl_call("aclrtCreateEvent", [&] { return create_event(event); });
}

aclError aclrtCreateEventWithFlag(aclrtEvent* event, uint32_t) {
    return acl_call("aclrtCreateEventWithFlag", [&] { return create_event(event); });
}

aclError aclrtCreateEventExWithFlag(aclrtEvent* event, uint32_t) {
    return acl_call("aclrtCreateEventExWithFlag", [&] { return create_event(event); });
}

aclError aclrtDestroyEvent(aclrtEvent event) {
    return acl_call("aclrtDestroyEvent", [&] {
        require_not_null(event, "event");
        if (!events().remove(event)) {
            refuse_dead(event, "event");
        }
        strict::tell(&strict::Observer::died, "event", event);
        return ACL_SUCCESS;
    });
}

aclError aclrtRecordEvent(aclrtEvent event, aclrtStream stream) {
    return acl_call("aclrtRecordEvent", [&] {
        const std::shared_ptr<Event> found = find_event(event);
        const std::shared_ptr<Stream> on = find_stream(stream);
        if (found->device() != on->device()) {
            strict::tell(&strict::Observer::event_of_other_device, event, found->device(), on->device());
        }
        found->record_on(on);
        return ACL_SUCCESS;
    });
}

aclError aclrtStreamWaitEvent(aclrtStream stream, aclrtEvent event) {
    return acl_call("aclrtStreamWaitEvent", [&] { return let_stream_wait(stream, event); });
}

aclError aclrtStreamWaitEventWithTimeout(aclrtStream stream, aclrtEvent event, int32_t) {
    return acl_call("aclrtStreamWaitEventWithTimeout", [&] { return let_stream_wait(stream, event); });
}

aclError aclrtResetEvent(aclrtEvent event, aclrtStream stream) {
    return acl_call("aclrtResetEvent", [&] {
        // Waiters hold the latest record themselves, so nothing has to be queued.
        find_stream(stream);
        find_event(event)->forget();
        return ACL_SUCCESS;
    });
}

aclError aclrtQueryEvent(aclrtEvent event, aclrtEventStatus* status) {
    return acl_call("aclrtQueryEvent", [&] {
        require_not_null(status, "status");
        *status = has_completed(event) ? ACL_EVENT_STATUS_COMPLETE : ACL_EVENT_STATUS_NOT_READY;
        return ACL_SUCCESS;
    });
}

aclError aclrtQueryEventStatus(aclrtEvent event, aclrtEventRecordedStatus* status) {
    return acl_call("aclrtQueryEventStatus", [&] {
        require_not_null(status, "status");
        *status = has_completed(event) ? ACL_EVENT_RECORDED_STATUS_COMPLETE : ACL_EVENT_RECORDED_STATUS_NOT_READY;
        return ACL_SUCCESS;
    });
}

aclError aclrtQueryEventWaitStatus(aclrtEvent event, aclrtEventWaitStatus* status) {
    return acl_call("aclrtQueryEventWaitStatus", [&] {
        require_not_null(status, "status");
        *status = has_completed(event) ? ACL_EVENT_WAIT_STATUS_COMPLETE : ACL_EVENT_WAIT_STATUS_NOT_READY;
        return ACL_SUCCESS;
    });
}

aclError aclrtSynchronizeEvent(aclrtEvent event) {
    return acl_call("aclrtSynchronizeEvent", [&] {
        const std::shared_ptr<Record> record = awaitable(event);
        record->wait();
        strict::tell(&strict::Observer::host_waited_for, record->moment());
        return record->report_failure();
    });
}

aclError aclrtSynchronizeEventWithTimeout(aclrtEvent event, int32_t timeout) {
    return acl_call("aclrtSynchronizeEventWithTimeout", [&] {
        require_timeout(timeout);
        const std::shared_ptr<Record> record = awaitable(event);
        if (timeout == WAIT_WITHOUT_END) {
            record->wait();
        } else if (!record->wait_until(Clock::now() + std::chrono::milliseconds(timeout))) {
            throw Refusal(ACL_ERROR_RT_STREAM_SYNC_TIMEOUT,
                          "the event did not complete within the " + std::to_string(timeout) + " ms of timeout");
        }
        strict::tell(&strict::Observer::host_waited_for, record->moment());
        return record->report_failure();
    });
}

aclError aclrtEventElapsedTime(float* ms, aclrtEvent startEvent, aclrtEvent endEvent) {
    return acl_call("aclrtEventElapsedTime", [&] {
        require_not_null(ms, "ms");
        const Clock::time_point start = require_completed(startEvent, "startEvent");
        const Clock::time_point end = require_completed(endEvent, "endEvent");
        *ms = std::chrono::duration<float, std::milli>(end - start).count();
        return ACL_SUCCESS;
    });
}

// Microseconds of the host's clock, which is the device's.
extern "C" ACTGRAD_PUBLIC aclError aclrtEventGetTimestamp(aclrtEvent event, uint64_t* timestamp) {
    return acl_call("aclrtEventGetTimestamp", [&] {
        require_not_null(timestamp, "timestamp");
        const auto since = require_completed(event, "event").time_since_epoch();
        *timestamp = static_cast<uint64_t>(std::chrono::duration_cast<std::chrono::microseconds>(since).count());
        return ACL_SUCCESS;
    });
}
