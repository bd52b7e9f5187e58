// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

namespace fuzz {

// How many calls of the libraries a target has judged.
extern uint64_t calls;

}  // namespace fuzz
