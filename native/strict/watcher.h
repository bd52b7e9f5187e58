// SPDX-License-Identifier: Apache-2.0
//
// The observer, extended by process events.
#pragma once

#include <cstdint>

#include "strict/findings.h"
#include "strict/observer.h"

namespace actgrad::strict {

class Watcher : public Observer {
public:
    virtual void at_exit(int status) = 0;

    // In a signal handler: reports a fault in device memory. False if `address` is elsewhere.
    [[nodiscard]] virtual bool describe_fault(uintptr_t address, uintptr_t instruction) = 0;

    virtual void before_fork() = 0;
    virtual void after_fork() = 0;

    // The child's runtime starts anew.
    virtual void in_child() = 0;
};

// Never destroyed: threads may use it until the process exits.
Watcher* make_watcher(const Chosen& chosen);

}  // namespace actgrad::strict
