// SPDX-License-Identifier: Apache-2.0
//
// The order of work: what is queued on which stream, and what each stream and the host know to be done (vector clocks).
#pragma once

#include <cstdint>
#include <deque>
#include <map>

#include "strict/access.h"
#include "strict/observer.h"

namespace actgrad::strict {

// An access of queued work.
struct Pending {
    uint64_t position;  // of the work on its stream
    uint64_t call;      // its number, 0 for a copy
    const char* name;
    Access access;
};

// Not safe for threads; its owner has a lock.
class Order {
public:
    void used(uint64_t stream, int32_t device) { streams_[stream].device = device; }
    void forget(uint64_t stream) { streams_.erase(stream); }
    void clear() { streams_.clear(); }

    void queue(const char* name, uint64_t call, uint64_t stream, const Accesses& accesses);

    // All that is done once the work is that the stream has now.
    Moment moment_of(uint64_t stream) const;

    // The stream's work from now on, and all that the host does, comes after that moment.
    void stream_waits(uint64_t stream, const Moment& moment);
    void host_waited(const Moment& moment);
    void host_waited_for_device(int32_t device);

    // Calls visit(stream, pending) for what the host has not waited for, until it gives false.
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

    template <class Visit>
    void for_each_pending_on_device(int32_t device, const Visit& visit) const {
        for_each_pending([&](uint64_t stream, const Pending& pending) {
            return streams_.at(stream).device != device || visit(stream, pending);
        });
    }

    // The same for other streams' work that this one has not waited for either.
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
            for (const Pending& pending : other.pending) {
                if (pending.position > reached && !visit(stream, pending)) {
                    return;
                }
            }
        }
    }

private:
    struct State {
        uint64_t position = 0;   // of the latest work
        uint64_t completed = 0;  // the host knows that so much is done
        int32_t device = 0;
        std::map<uint64_t, uint64_t> knows;  // how far other streams have come, at least
        std::deque<Pending> pending;
    };

    std::map<uint64_t, State> streams_;
};

}  // namespace actgrad::strict
