// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <atomic>

#include <pthread.h>

namespace actgrad {

/// The one `State` of this process. It is made at first use and never destroyed, because worker threads and the static
/// destructors of programs may use it until the very end. A forked child gets a new one: locks in the inherited one may
/// be held by threads that do not exist there.
template <class State>
State& process_state() {
    static std::atomic<State*> state{new State};
    static const int registered = pthread_atfork(nullptr, nullptr, [] { state = new State; });
    static_cast<void>(registered);
    return *state;
}

}  // namespace actgrad
