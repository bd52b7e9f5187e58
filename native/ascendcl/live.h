// SPDX-License-Identifier: Apache-2.0
//
// Handles that can be validated without dereferencing them.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <utility>

#include "ascendcl/export.h"

namespace actgrad {

// A new handle: a number that is no address and is never given twice, so that a dead handle is recognised for ever.
// Later ones are larger.
ACTGRAD_API void* new_handle();

// The objects of one kind that are alive, by their handles. All functions may be called from any thread.
template <class T>
class LiveSet {
public:
    // Returns the handle of `object`, which lives until it is removed and nobody uses it any more.
    void* insert(std::shared_ptr<T> object) {
        void* const handle = new_handle();
        insert(handle, std::move(object));
        return handle;
    }

    // For an object that has to know its handle, one of new_handle(), before another thread can find it. Returns the
    // object.
    std::shared_ptr<T> insert(void* handle, std::shared_ptr<T> object) {
        const std::lock_guard<std::mutex> lock(mutex_);
        return objects_.emplace(key(handle), std::move(object)).first->second;
    }

    // Null if the handle is not alive.
    std::shared_ptr<T> find(const void* handle) const {
        const std::lock_guard<std::mutex> lock(mutex_);
        const auto found = objects_.find(key(handle));
        return found == objects_.end() ? nullptr : found->second;
    }

    // Of several threads that remove one handle, one gets the object and the others null.
    std::shared_ptr<T> remove(const void* handle) {
        const std::lock_guard<std::mutex> lock(mutex_);
        const auto found = objects_.find(key(handle));
        if (found == objects_.end()) {
            return nullptr;
        }
        std::shared_ptr<T> object = std::move(found->second);
        objects_.erase(found);
        return object;
    }

    // Visits the objects that are alive now and when their turn comes, without allocating and without holding the
    // lock.
    template <class Visit>
    void for_each(const Visit& visit) const {
        const uintptr_t end = key(new_handle());
        for (uintptr_t position = 0; const std::shared_ptr<T> object = next(position, end);) {
            visit(*object);
        }
    }

private:
    static uintptr_t key(const void* handle) { return reinterpret_cast<uintptr_t>(handle); }

    // The first object after `position`, which moves there, and before `end`.
    std::shared_ptr<T> next(uintptr_t& position, uintptr_t end) const {
        const std::lock_guard<std::mutex> lock(mutex_);
        const auto found = objects_.upper_bound(position);
        if (found == objects_.end() || found->first >= end) {
            return nullptr;
        }
        position = found->first;
        return found->second;
    }

    mutable std::mutex mutex_;
    std::map<uintptr_t, std::shared_ptr<T>> objects_;
};

}  // namespace actgrad
