// SPDX-License-Identifier: Apache-2.0
//
// What is known of handles that have ended.
#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <unordered_map>
#include <utility>

namespace actgrad::strict {

// The latest handles, up to a limit. Not thread-safe; the owner locks.
template <class T>
class Remembered {
public:
    void add(uintptr_t handle, T known) {
        if (known_.insert_or_assign(handle, std::move(known)).second) {
            order_.push_back(handle);
        }
        if (order_.size() > MOST) {
            known_.erase(order_.front());
            order_.pop_front();
        }
    }

    // Null if it is not remembered.
    const T* find(uintptr_t handle) const {
        const auto found = known_.find(handle);
        return found == known_.end() ? nullptr : &found->second;
    }

    void clear() {
        known_.clear();
        order_.clear();
    }

private:
    static constexpr size_t MOST = 4096;

    std::unordered_map<uintptr_t, T> known_;
    std::deque<uintptr_t> order_;
};

}  // namespace actgrad::strict
