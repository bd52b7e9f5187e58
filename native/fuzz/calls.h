// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

namespace fuzz {

// Number of library calls that a target has checked.
extern uint64_t calls;

}  // namespace fuzz
