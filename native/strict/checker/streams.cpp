// SPDX-License-Identifier: Apache-2.0
//
// Streams, and the order of work on them.
#include "strict/platform.h"

#if ACTGRAD_HAS_STRICT_MODE

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "ascendcl/call.h"
#include "ascendcl/context.h"
#include "strict/checker/checker.h"
#include "strict/checker/wording.h"

namespace actgrad::strict {

namespace {

// The host function that the calling thread runs for a stream.
struct HostFunction {
    uint64_t stream;
    Moment before;
};
// With synchronous launches a host function runs those that it queues.
thread_local std::vector<HostFunction> host_functions;

}  // namespace

bool Checker::holds_work_back() const { return holds_back_; }

void Checker::stream_used(uint64_t stream, aclrtContext made_in, int32_t device) {
    Findings found(*this);
    order_.used(stream, device);
    const auto object = live_.find(stream);
    if (object == live_.end()) {
        return;  // a default stream
    }
    const int32_t own = current_device();
    const aclrtContext own_context = thread_context();
    if (own == NO_DEVICE) {
        found.add({Check::Order, without_device(running()), Stack::here()});
    } else if (own != device || own_context != made_in) {
        found.add({Check::Order,
                   std::string(running()) + " is given a stream of " +
                       (own != device ? "device " + std::to_string(device) + " while the thread is on device " +
                                            std::to_string(own)
                                      : "context " + describe_address(made_in) + " while the thread is in context " +
                                            describe_address(own_context)),
                   Stack::here(), std::string("made by ") + object->second.function, object->second.place});
    }
}

Moment Checker::recorded(uint64_t stream) const {
    const std::lock_guard<std::mutex> lock(mutex_);
    return order_.moment_of(stream);
}

void Checker::stream_waits(uint64_t stream, const Moment& moment) {
    const std::lock_guard<std::mutex> lock(mutex_);
    order_.stream_waits(stream, moment);
}

void Checker::host_waited(uint64_t stream) {
    const std::lock_guard<std::mutex> lock(mutex_);
    order_.host_waited(order_.moment_of(stream));
}

void Checker::host_waited_for(const Moment& moment) {
    const std::lock_guard<std::mutex> lock(mutex_);
    order_.host_waited(moment);
}

Finding Checker::across_devices(const void* event, int32_t made_on, int32_t used_on, const char* missing,
                                const char* instead) const {
    const auto object = live_.find(number(event));
    return {Check::Order,
            std::string(running()) + " is given an event of device " + std::to_string(made_on) +
                " and a stream of device " + std::to_string(used_on) + missing,
            Stack::here(),
            object == live_.end() ? "" : std::string("made by ") + object->second.function,
            object == live_.end() ? Stack{} : object->second.place,
            instead};
}

void Checker::event_of_other_device(const void* event, int32_t made_on, int32_t recorded_on) {
    Findings found(*this);
    found.add(across_devices(event, made_on, recorded_on, "", "Create an event on the device of the stream."));
}

void Checker::event_of_other_device_awaited(const void* event, int32_t made_on, int32_t waiting) {
    Findings found(*this);
    if (peers_.count(std::minmax({made_on, waiting})) == 0) {
        found.add(across_devices(event, made_on, waiting, WITHOUT_PEER_ACCESS, ENABLE_PEER_ACCESS));
    }
}

uint64_t Checker::host_function_queued(uint64_t stream) {
    const std::lock_guard<std::mutex> lock(mutex_);
    return order_.queue_host_function(stream).position;
}

void Checker::host_function_ran(uint64_t stream, uint64_t number) {
    Findings found(*this);
    const QueuedHostFunction function{stream, number};
    order_.host_function_ran(function);
    for (Finding& finding : suspicions_.host_function_ran(function)) {
        found.add(std::move(finding));
    }
}

void Checker::host_function_begins(uint64_t stream, const Moment& before) {
    host_functions.push_back({stream, before});
}

void Checker::host_function_ends() { host_functions.pop_back(); }

bool Checker::is_in_host_function() { return !host_functions.empty(); }

std::string Checker::stream_text(uint64_t stream) const {
    return live_.count(stream) > 0 ? "stream " + text_of(stream) : "the default stream";
}

void Checker::queue(const char* name, uint64_t call, uint64_t stream, When when, const Accesses& accesses,
                    Findings& found) {
    const std::vector<QueuedHostFunction> awaited = order_.host_functions_before(stream);
    for (const Access& access : accesses) {
        if (when != When::Unknown) {
            judge_contents(name, access, awaited, found);
            order_.for_each_unordered(stream, [&](uint64_t other, const Pending& pending) {
                return !clashes(name, access, other, pending, found);
            });
        }
    }
    if (when == When::Unknown && capture(name, call, stream, accesses)) {
        return;
    }
    written(accesses);
    if (when == When::Later) {
        order_.queue(name, call, stream, accesses);
    } else if (when == When::Unknown) {
        order_.keep(name, call, stream, accesses);
    }
}

bool Checker::clashes(const char* name, const Access& access, uint64_t stream, const Pending& pending,
                      Findings& found) {
    const bool early_read = access.reads() && pending.access.writes();
    const bool early_write = access.writes() && (pending.access.reads() || pending.access.writes());
    if (!(early_read || early_write) || !overlap(access.footprint, pending.access.footprint)) {
        return false;
    }
    const std::string what = std::string(name) + (early_read ? " reads " : " writes ") +
                             bytes(access.footprint.total_bytes()) + " at " + text_of(access.footprint.low) +
                             " while " + call_text(pending.name, pending.call);
    found.add(
        {early_read ? Check::EarlyRead : Check::EarlyWrite,
         what +
             (pending.access.writes() ? " has not finished writing them on " : " has not finished reading them on ") +
             stream_text(stream),
         Stack::here(), origin_of(access.footprint.low), origin_place_of(access.footprint.low)});
    return true;
}

void Checker::judge_against_host(const char* name, const Access& access, Findings& found) {
    const HostFunction* const own = is_in_host_function() ? &host_functions.back() : nullptr;
    order_.for_each_pending([&](uint64_t stream, const Pending& pending) {
        return (own && order_.is_ordered(own->stream, own->before, stream, pending)) ||
               !clashes(name, access, stream, pending, found);
    });
}

}  // namespace actgrad::strict

#endif
