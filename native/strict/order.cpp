// SPDX-License-Identifier: Apache-2.0
#include "strict/order.h"

#include "strict/platform.h"

#if ACTGRAD_HAS_STRICT_MODE

#include <algorithm>

namespace actgrad::strict {

// Nobody waits for what it does any more: others need not know of it.
void Order::forget(uint64_t stream) {
    streams_.erase(stream);
    for (auto& [other, state] : streams_) {
        state.knows.erase(stream);
    }
}

void Order::queue(const char* name, uint64_t call, uint64_t stream, const Accesses& accesses) {
    State& own = streams_[stream];
    ++own.position;
    for (const Access& access : accesses) {
        own.pending.push_back({own.position, call, name, access});
    }
}

void Order::keep(const char* name, uint64_t call, uint64_t stream, const Accesses& accesses) {
    State& own = streams_[stream];
    ++own.position;
    for (const Access& access : accesses) {
        own.kept.push_back({own.position, call, name, access});
    }
}

QueuedHostFunction Order::queue_host_function(uint64_t stream) {
    State& own = streams_[stream];
    own.host_functions.push_back(++own.position);
    return {stream, own.position};
}

void Order::host_function_ran(const QueuedHostFunction& function) {
    const auto found = streams_.find(function.stream);
    if (found != streams_.end()) {
        auto& left = found->second.host_functions;
        left.erase(std::remove(left.begin(), left.end(), function.position), left.end());
    }
}

std::vector<QueuedHostFunction> Order::host_functions_before(uint64_t stream) const {
    std::vector<QueuedHostFunction> before;
    const auto own = streams_.find(stream);
    if (own == streams_.end()) {
        return before;
    }
    for (const uint64_t position : own->second.host_functions) {
        before.push_back({stream, position});
    }
    for (const auto& [known, reached] : own->second.knows) {
        const auto other = known == stream ? streams_.end() : streams_.find(known);
        if (other == streams_.end()) {
            continue;
        }
        for (const uint64_t position : other->second.host_functions) {
            if (position <= reached) {
                before.push_back({known, position});
            }
        }
    }
    return before;
}

Moment Order::moment_of(uint64_t stream) const {
    Moment moment;
    const auto found = streams_.find(stream);
    if (found != streams_.end()) {
        moment.reached.push_back({stream, found->second.position});
        for (const auto& [other, position] : found->second.knows) {
            moment.reached.push_back({other, position});
        }
    }
    return moment;
}

void Order::stream_waits(uint64_t stream, const Moment& moment) {
    auto& knows = streams_[stream].knows;
    for (const Moment::Reached& reached : moment.reached) {
        if (streams_.count(reached.stream) > 0) {  // else it was destroyed since
            uint64_t& position = knows[reached.stream];
            position = std::max(position, reached.position);
        }
    }
}

bool Order::is_ordered(uint64_t own, const Moment& before, uint64_t stream, const Pending& pending) const {
    if (stream == own) {
        return true;
    }
    const auto& knows = streams_.at(stream).knows;
    const auto known = knows.find(own);
    return std::any_of(before.reached.begin(), before.reached.end(), [&](const Moment::Reached& reached) {
        return (reached.stream == stream && pending.position <= reached.position) ||
               (reached.stream == own && known != knows.end() && known->second >= reached.position);
    });
}

void Order::host_waited(const Moment& moment) {
    for (const Moment::Reached& reached : moment.reached) {
        const auto found = streams_.find(reached.stream);
        if (found == streams_.end()) {
            continue;
        }
        State& state = found->second;
        state.completed = std::max(state.completed, reached.position);
        for (std::deque<Pending>* const queue : {&state.pending, &state.kept}) {
            while (!queue->empty() && queue->front().position <= state.completed) {
                queue->pop_front();
            }
        }
        while (!state.host_functions.empty() && state.host_functions.front() <= state.completed) {
            state.host_functions.pop_front();
        }
    }
}

void Order::host_waited_for_device(int32_t device) {
    for (auto& [stream, state] : streams_) {
        if (state.device == device) {
            state.pending.clear();
            state.kept.clear();
            state.host_functions.clear();
            state.completed = state.position;
        }
    }
}

}  // namespace actgrad::strict

#endif
