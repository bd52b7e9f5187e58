// SPDX-License-Identifier: Apache-2.0
#include "strict/executors.h"

#include "strict/platform.h"

#if ACTGRAD_HAS_STRICT_MODE

#include <utility>

namespace actgrad::strict {

namespace {

constexpr size_t MOST_CONSUMED = 4096;  // consumed executors that are remembered

}  // namespace

void Executors::made(uintptr_t executor, ExecutorState state) {
    for (const aclTensor* tensor : state.tensors) {
        users_[tensor].insert(executor);
    }
    live_.insert_or_assign(executor, std::move(state));
}

void Executors::ended(uintptr_t executor, const Stack& place) {
    const auto found = live_.find(executor);
    if (found == live_.end()) {
        return;
    }
    for (const aclTensor* tensor : found->second.tensors) {
        const auto users = users_.find(tensor);
        if (users != users_.end()) {
            users->second.erase(executor);
            if (users->second.empty()) {
                users_.erase(users);
            }
        }
    }
    found->second.ended = place;
    consumed_.insert_or_assign(executor, std::move(found->second));
    live_.erase(found);
    consumed_order_.push_back(executor);
    if (consumed_order_.size() > MOST_CONSUMED) {
        consumed_.erase(consumed_order_.front());
        consumed_order_.pop_front();
    }
}

void Executors::tensor_changed(const aclTensor* tensor, const char* what, const Stack& place) {
    const auto users = users_.find(tensor);
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

const ExecutorState* Executors::consumed(uintptr_t executor) const {
    const auto found = consumed_.find(executor);
    return found == consumed_.end() ? nullptr : &found->second;
}

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
    consumed_order_.clear();
}

}  // namespace actgrad::strict

#endif
