// SPDX-License-Identifier: Apache-2.0
//
// The happens-before order of queued work, tracked with a vector clock per stream and the host's progress.
#pragma once

#include <algorithm>
#include <cstdint>
#include <deque>
#include <map>
#include <vector>

#include "ascendcl/context.h"
#include "strict/access.h"
#include "strict/observer.h"
#include "strict/suspicions.h"

namespace actgrad::strict {

// An access of queued work.
struct Pending {
    uint64_t position;  // of the work, on its stream
    uint64_t call;      // number of the call; 0 for a copy
    const char* name;
    Access access;
};

// Not thread-safe; the owner locks.
class Order {
public:
    void used(uint64_t stream, int32_t device) { streams_[stream].device = device; }
    int32_t device_of(uint64_t stream) const {
        const auto found = streams_.find(stream);
        return found == streams_.end() ? NO_DEVICE : found->second.device;
    }
    void forget(uint64_t stream);
    void clear() { streams_.clear(); }

    void queue(const char* name, uint64_t call, uint64_t stream, const Accesses& accesses);

    // The same for work of which it is not known yet which other work runs before it.
    void keep(const char* name, uint64_t call, uint64_t stream, const Accesses& accesses);

    QueuedHostFunction queue_host_function(uint64_t stream);
    void host_function_ran(const QueuedHostFunction& function);

    // The host functions that have not run yet and are ordered before the stream's next work.
    std::vector<QueuedHostFunction> host_functions_before(uint64_t stream) const;

    // Everything that is done when the stream's present work is.
    Moment moment_of(uint64_t stream) const;

    // Orders the stream's later work, or everything the host does next, after that moment.
    void stream_waits(uint64_t stream, const Moment& moment);
    void host_waited(const Moment& moment);
    void host_waited_for_device(int32_t device);

    // Whether work is ordered before or after a host function that its own stream runs after `before`. What a stream
    // does that waited for the own one since then counts as later.
    bool is_ordered(uint64_t own, const Moment& before, uint64_t stream, const Pending& pending) const;

    // Calls visit(stream, pending) for work that the host has not waited for, until it returns false.
    template <class Visit>
    void for_each_pending(const Visit& visit) const {
        for (const auto& [stream, state] : streams_) {
            for (const Pending& pending : state.pending) {
                if (!visit(stream, pending)) {
                    return;
                }
            }
        }
    }

    // The same for what is kept, too.
    template <class Visit>
    void for_each_use(const Visit& visit) const {
        for (const auto& [stream, state] : streams_) {
            for (const std::deque<Pending>* const queue : {&state.pending, &state.kept}) {
                for (const Pending& pending : *queue) {
                    if (!visit(stream, pending)) {
                        return;
                    }
                }
            }
        }
    }

    template <class Visit>
    void for_each_use_on_device(int32_t device, const Visit& visit) const {
        for_each_use([&](uint64_t stream, const Pending& pending) {
            return streams_.at(stream).device != device || visit(stream, pending);
        });
    }

    // Calls visit(stream, pending) for work of other streams that is not ordered before this stream's next work, until
    // it returns false.
    template <class Visit>
    void for_each_unordered(uint64_t own, const Visit& visit) const {
        const auto state = streams_.find(own);
        for (const auto& [stream, other] : streams_) {
            if (stream == own) {
                continue;
            }
            uint64_t reached = 0;
            if (state != streams_.end()) {
                const auto known = state->second.knows.find(stream);
                reached = known == state->second.knows.end() ? 0 : known->second;
            }
            const auto first =
                std::upper_bound(other.pending.begin(), other.pending.end(), reached,
                                 [](uint64_t position, const Pending& pending) { return position < pending.position; });
            for (auto pending = first; pending != other.pending.end(); ++pending) {
                if (!visit(stream, *pending)) {
                    return;
                }
            }
        }
    }

private:
    struct State {
        uint64_t position = 0;   // of the latest work
        uint64_t completed = 0;  // work known to the host as done
        int32_t device = 0;
        std::map<uint64_t, uint64_t> knows;  // minimum progress of other streams (the vector clock)
        std::deque<Pending> pending;
        std::deque<Pending> kept;
        std::deque<uint64_t> host_functions;  // positions of those that have not run
    };

    std::map<uint64_t, State> streams_;
};

}  // namespace actgrad::strict
