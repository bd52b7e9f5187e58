// SPDX-License-Identifier: Apache-2.0
//
// Handles that can be validated without being dereferenced.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <utility>

#include "ascendcl/export.h"

namespace actgrad {

// A new handle: a number that is not a valid address, increases, and is never reused, so that a stale handle is always
// recognised.
ACTGRAD_API void* new_handle();

// The live objects of one kind, by handle. Thread-safe.
template <class T>
class LiveSet {
public:
    // Returns the handle of `object`. Shared ownership keeps a removed object alive while it is in use.
    void* insert(std::shared_ptr<T> object) {
        void* const handle = new_handle();
        insert(handle, std::move(object));
        return handle;
    }

    // For an object that must know its handle, from new_handle(), before another thread can find it. Returns it.
    std::shared_ptr<T> insert(void* handle, std::shared_ptr<T> object) {
        const std::lock_guard<std::mutex> lock(mutex_);
        return objects_.emplace(key(handle), std::move(object)).first->second;
    }

    // Null if the handle is not live.
    std::shared_ptr<T> find(const void* handle) const {
        const std::lock_guard<std::mutex> lock(mutex_);
        const auto found = objects_.find(key(handle));
        return found == objects_.end() ? nullptr : found->second;
    }

    // Only one of several threads that remove a handle concurrently gets the object; the others get null.
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

    // Visits the objects that exist now and still do at their turn. Neither allocates nor holds the lock during a
    // visit.
    template <class Visit>
    void for_each(const Visit& visit) const {
        const uintptr_t end = key(new_handle());
        for (uintptr_t position = 0; const std::shared_ptr<T> object = next(position, end);) {
            visit(*object);
        }
    }

private:
    static uintptr_t key(const void* handle) { return reinterpret_cast<uintptr_t>(handle); }

    // The first object between `position`, which is advanced to it, and `end`.
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
