// SPDX-License-Identifier: Apache-2.0
#include "strict/executors.h"

#include "strict/platform.h"

#if ACTGRAD_HAS_STRICT_MODE

#include <utility>

namespace actgrad::strict {

void Executors::made(uintptr_t executor, ExecutorState state) {
    for (const void* argument : state.arguments) {
        users_[argument].insert(executor);
    }
    live_.insert_or_assign(executor, std::move(state));
}

void Executors::takes(uintptr_t executor, const std::vector<const void*>& arguments) {
    ExecutorState* const state = live(executor);
    if (!state || state->is_pythons) {
        return;  // Python's objects live as long as it needs them
    }
    for (const void* argument : arguments) {
        state->arguments.push_back(argument);
        users_[argument].insert(executor);
    }
}

void Executors::ended(uintptr_t executor, const Stack& place) {
    const auto found = live_.find(executor);
    if (found == live_.end()) {
        return;
    }
    for (const void* argument : found->second.arguments) {
        const auto users = users_.find(argument);
        if (users != users_.end()) {
            users->second.erase(executor);
            if (users->second.empty()) {
                users_.erase(users);
            }
        }
    }
    found->second.ended = place;
    consumed_.add(executor, std::move(found->second));
    live_.erase(found);
}

void Executors::changed(const void* argument, const std::string& what, const Stack& place) {
    const auto users = users_.find(argument);
    if (users == users_.end()) {
        return;
    }
    for (const uintptr_t executor : users->second) {
        ExecutorState* const state = live(executor);
        if (state && !state->change) {
            state->change = Change{what, place};
        }
    }
}

ExecutorState* Executors::live(uintptr_t executor) {
    const auto found = live_.find(executor);
    return found == live_.end() ? nullptr : &found->second;
}

const ExecutorState* Executors::consumed(uintptr_t executor) const { return consumed_.find(executor); }

const ExecutorState* Executors::find(uintptr_t executor) const {
    if (const ExecutorState* const state = consumed(executor)) {
        return state;
    }
    const auto found = live_.find(executor);
    return found == live_.end() ? nullptr : &found->second;
}

void Executors::clear_live() {
    live_.clear();
    users_.clear();
}

void Executors::clear() {
    clear_live();
    consumed_.clear();
}

}  // namespace actgrad::strict

#endif
