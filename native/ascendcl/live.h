// SPDX-License-Identifier: Apache-2.0
//
// Handles that can be judged without touching what they stand for.
#pragma once

#include <memory>
#include <mutex>
#include <unordered_map>
#include <utility>
#include <vector>

#include "ascendcl/export.h"

namespace actgrad {

/// A new handle: a number that is no address and is never given twice, so that a dead handle is recognised for ever.
ACTGRAD_API void* new_handle();

/// The objects of one kind that are alive, by their handles. All functions may be called from any thread.
template <class T>
class LiveSet {
public:
    /// Returns the handle of `object`, which lives until it is removed and nobody uses it any more.
    void* insert(std::shared_ptr<T> object) {
        void* const handle = new_handle();
        const std::lock_guard<std::mutex> lock(mutex_);
        objects_.emplace(handle, std::move(object));
        return handle;
    }

    /// Null if the handle is not alive.
    std::shared_ptr<T> find(const void* handle) const {
        const std::lock_guard<std::mutex> lock(mutex_);
        const auto found = objects_.find(handle);
        return found == objects_.end() ? nullptr : found->second;
    }

    /// Of several threads that remove one handle, one gets the object and the others null.
    std::shared_ptr<T> remove(const void* handle) {
        const std::lock_guard<std::mutex> lock(mutex_);
        const auto found = objects_.find(handle);
        if (found == objects_.end()) {
            return nullptr;
        }
        std::shared_ptr<T> object = std::move(found->second);
        objects_.erase(found);
        return object;
    }

    std::vector<std::shared_ptr<T>> all() const {
        const std::lock_guard<std::mutex> lock(mutex_);
        std::vector<std::shared_ptr<T>> objects;
        objects.reserve(objects_.size());
        for (const auto& entry : objects_) {
            objects.push_back(entry.second);
        }
        return objects;
    }

private:
    mutable std::mutex mutex_;
    std::unordered_map<const void*, std::shared_ptr<T>> objects_;
};

}  // namespace actgrad
