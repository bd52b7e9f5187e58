// SPDX-License-Identifier: Apache-2.0
//
// Objects that users hold by address. An address is validated without being dereferenced.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <mutex>
#include <new>
#include <string>

#include <pthread.h>

#include "nnopbase/call.h"
#include "nnopbase/references.h"
#include "strict/observer.h"

namespace actgrad {

// The memory pool of all objects of one kind. It is never returned, so an address can be validated at any time, and
// each kind has a pool of its own. An address is reused only after `quarantine` other objects were freed. Objects are
// reference-counted: a destroyed one stays valid until its last reference is released. Thread-safe; a forked child
// keeps the objects of its parent.
template <class T>
class Registry {
public:
    // Never destroyed, as static destructors of programs may destroy objects.
    static Registry& instance() { return registry_; }

    // Creates a live object.
    T* create() {
        Slot* const slot = take();
        T* const object = new (slot->bytes) T();
        slot->state.store(live, std::memory_order_release);
        return object;
    }

    // Takes a reference to a live object; false, without one, if it is not live.
    bool retain(const T* object) {
        Slot* const slot = find(object);
        if (!slot) {
            return false;
        }
        uint64_t state = slot->state.load(std::memory_order_relaxed);
        do {
            if (!(state & live)) {
                return false;
            }
        } while (!slot->state.compare_exchange_weak(state, state + reference, std::memory_order_acquire,
                                                    std::memory_order_relaxed));
        return true;
    }

    // Drops a reference that retain took.
    void release(const T* object) {
        Slot* const slot = find(object);
        if (slot->state.fetch_sub(reference, std::memory_order_acq_rel) == reference) {
            free(slot);
        }
    }

    // Destroys the object for its user. Only one of several concurrent callers gets true.
    bool kill(const T* object) {
        Slot* const slot = find(object);
        if (!slot) {
            return false;
        }
        const uint64_t before = slot->state.fetch_and(~live, std::memory_order_acq_rel);
        if (before == live) {
            free(slot);
        }
        return (before & live) != 0;
    }

private:
    // A slot's state: a bit for "live", and the reference count above it. 0: no object.
    static constexpr uint64_t live = 1;
    static constexpr uint64_t reference = 2;

    struct Slot {
        alignas(alignof(T)) unsigned char bytes[sizeof(T)];  // the object; has the slot's own address
        std::atomic<uint64_t> state{0};
        Slot* next = nullptr;
    };

    static constexpr size_t quarantine = 1024;
    static constexpr size_t chunk_count = 28;
    static constexpr size_t chunk_size(size_t chunk) { return quarantine << chunk; }

    constexpr Registry() = default;

    // Once, before the first object: fork() takes the lock, so that no child inherits it locked.
    static bool keep_lock_free_in_children() {
        const auto lock = [] { registry_.mutex_.lock(); };
        const auto unlock = [] { registry_.mutex_.unlock(); };
        static const bool kept = pthread_atfork(lock, unlock, unlock) == 0;
        return kept;
    }

    // The acquire load sees a chunk only after its construction. Few programs have a second chunk.
    Slot* find(const T* object) const {
        const auto address = reinterpret_cast<uintptr_t>(object);
        for (size_t i = 0; i < chunk_count; ++i) {
            Slot* const chunk = chunks_[i].load(std::memory_order_acquire);
            if (!chunk) {
                return nullptr;
            }
            const uintptr_t distance = address - reinterpret_cast<uintptr_t>(chunk);
            if (distance < chunk_size(i) * sizeof(Slot)) {
                return distance % sizeof(Slot) == 0 ? chunk + distance / sizeof(Slot) : nullptr;
            }
        }
        return nullptr;
    }

    Slot* take() {
        const std::lock_guard<std::mutex> lock(mutex_);
        if (free_count_ <= quarantine) {
            add_fresh();
        }
        --free_count_;
        Slot* const slot = first_free_;
        first_free_ = slot->next;
        return slot;
    }

    // Pushes an unused slot at the front of the free list, ahead of those in quarantine.
    void add_fresh() {
        if (fresh_ == fresh_end_) {
            const size_t chunk = used_chunks_;
            if (chunk == chunk_count || (chunk == 0 && !keep_lock_free_in_children())) {
                throw std::bad_alloc();
            }
            fresh_ = new Slot[chunk_size(chunk)];
            fresh_end_ = fresh_ + chunk_size(chunk);
            chunks_[used_chunks_++].store(fresh_, std::memory_order_release);
        }
        Slot* const slot = fresh_++;
        slot->next = first_free_;
        first_free_ = slot;
        if (!last_free_) {
            last_free_ = slot;
        }
        ++free_count_;
    }

    void free(Slot* slot) {
        reinterpret_cast<T*>(slot->bytes)->~T();
        const std::lock_guard<std::mutex> lock(mutex_);
        slot->next = nullptr;
        (first_free_ ? last_free_->next : first_free_) = slot;
        last_free_ = slot;
        ++free_count_;
    }

    std::mutex mutex_;
    std::atomic<Slot*> chunks_[chunk_count]{};
    size_t used_chunks_ = 0;
    Slot* fresh_ = nullptr;  // the unused slots of the last chunk
    Slot* fresh_end_ = nullptr;
    Slot* first_free_ = nullptr;  // the longest-free slot, or an unused one
    Slot* last_free_ = nullptr;
    size_t free_count_ = 0;

    static Registry registry_;
};

template <class T>
Registry<T> Registry<T>::registry_;

// Names of the kinds of objects in error texts.
inline const char* kind_of(const aclTensor*) { return "tensor"; }
inline const char* kind_of(const aclScalar*) { return "scalar"; }
inline const char* kind_of(const aclIntArray*) { return "array of integers"; }
inline const char* kind_of(const aclFloatArray*) { return "array of floats"; }
inline const char* kind_of(const aclBoolArray*) { return "array of bools"; }
inline const char* kind_of(const aclTensorList*) { return "list of tensors"; }
inline const char* kind_of(const aclScalarList*) { return "list of scalars"; }

[[noreturn]] inline void refuse_dead(const void* object, const char* argument, const char* kind) {
    strict::tell(&strict::Observer::dead_used, kind, object);
    throw Refusal(ACLNN_ERR_PARAM_INVALID, std::string(argument) + " " + describe_address(object) + " is not a live " +
                                               kind + "; one that was created and not destroyed is needed");
}

// Keeps an argument alive. Throws Refusal(161001) for null and Refusal(161002) for a dead object.
template <class T>
class Live {
public:
    Live(const T* object, const char* argument) : pin_(object) {
        if (!pin_) {
            require_argument(object, argument);
            refuse_dead(object, argument, kind_of(object));
        }
    }

private:
    const Pin<T> pin_;
};

// The body of a function that creates an object, which `fill` initialises. Null, with a text, if that throws.
template <class T, class Fill>
T* created(const char* function, const Fill& fill) noexcept {
    T* created = nullptr;
    aclnn_call(function, [&] {
        Registry<T>& registry = Registry<T>::instance();
        T* const object = registry.create();
        try {
            fill(*object);
        } catch (...) {
            registry.kill(object);
            throw;
        }
        created = object;
        strict::tell(&strict::Observer::born, kind_of(object), function, object);
        return ACLNN_SUCCESS;
    });
    return created;
}

// The body of a function that destroys an object. Null is allowed.
template <class T>
aclnnStatus destroyed(const char* function, const T* object, const char* argument) noexcept {
    return aclnn_call(function, [&] {
        if (object && !Registry<T>::instance().kill(object)) {
            refuse_dead(object, argument, kind_of(object));
        }
        strict::tell(&strict::Observer::died, kind_of(object), object);
        return ACLNN_SUCCESS;
    });
}

}  // namespace actgrad
