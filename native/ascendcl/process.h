// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <atomic>
#include <memory>
#include <new>

#include <pthread.h>

namespace actgrad {

template <class State>
std::atomic<State*> process_state_pointer{nullptr};

// The process's singleton `State`, or null before its first use.
template <class State>
State* existing_process_state() noexcept {
    return process_state_pointer<State>.load(std::memory_order_acquire);
}

// The process's singleton `State`. Created at first use and never destroyed, as worker threads and static destructors
// may use it until exit. A forked child creates a new one: the locks of the inherited one may be held by threads that
// the child does not have.
template <class State>
State& process_state() {
    State* state = existing_process_state<State>();
    if (state) {
        return *state;
    }
    const auto forget = [] { process_state_pointer<State> = nullptr; };
    static const bool registered = pthread_atfork(nullptr, nullptr, forget) == 0 ? true : throw std::bad_alloc();
    static_cast<void>(registered);
    auto made = std::make_unique<State>();
    return process_state_pointer<State>.compare_exchange_strong(state, made.get()) ? *made.release() : *state;
}

}  // namespace actgrad
