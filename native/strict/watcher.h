// SPDX-License-Identifier: Apache-2.0
//
// The observer, with what the process tells it.
#pragma once

#include <cstdint>

#include "strict/findings.h"
#include "strict/observer.h"

namespace actgrad::strict {

class Watcher : public Observer {
public:
    virtual void at_exit(int status) = 0;

    // In a signal handler. True: the address is of device memory, and the finding was told.
    [[nodiscard]] virtual bool describe_fault(uintptr_t address, uintptr_t instruction) = 0;

    virtual void before_fork() = 0;
    virtual void after_fork() = 0;

    // The child's runtime begins anew.
    virtual void in_child() = 0;
};

// Never destroyed: threads may call it until the process ends.
Watcher* make_watcher(const Chosen& chosen);

}  // namespace actgrad::strict
