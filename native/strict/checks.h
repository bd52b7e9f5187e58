// SPDX-License-Identifier: Apache-2.0
//
// The checks of strict mode: name, behaviour of a real device, and remedy; and what else its users see.
#pragma once

#include <cstdint>
#include <string>

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

// The exit status of a program whose own is 0, if there are findings.
constexpr int STATUS_OF_FINDINGS = 66;

// What a summary says of copies of pageable memory.
ACTGRAD_API std::string hint_of(uint64_t pageable_copies);

// Whether this system supports strict mode.
ACTGRAD_API bool is_available();

}  // namespace actgrad::strict
