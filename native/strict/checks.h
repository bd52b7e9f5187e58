// SPDX-License-Identifier: Apache-2.0
//
// The checks of strict mode: name, behaviour of a real device, and remedy.
#pragma once

#include "ascendcl/export.h"

namespace actgrad::strict {

enum class Check {
    HostAccess,
    HostPointer,
    CopyKind,
    OutOfBounds,
    EarlyRead,
    EarlyWrite,
    EarlyFree,
    Uninitialised,
    Workspace,
    Executor,
    Leak,
    Order,
    Product,
    Unchecked,
};

constexpr int CHECKS = static_cast<int>(Check::Unchecked) + 1;

struct Description {
    const char* name;
    const char* on_a_card;
    const char* instead;
};

// In the order of the enumeration.
ACTGRAD_API extern const Description descriptions[CHECKS];

// Whether this system supports strict mode.
ACTGRAD_API bool is_available();

}  // namespace actgrad::strict
