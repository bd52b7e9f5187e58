// SPDX-License-Identifier: Apache-2.0
//
// Accounting of device memory. All devices share the machine's memory.
#pragma once

#include <cstddef>

namespace actgrad {

// ACTGRAD_DEVICE_MEMORY in bytes, read once; the machine's memory if unset. Throws Refusal(100000) if it is not a
// positive integer.
size_t device_memory();

// Reserves `size` bytes of the budget. Throws Refusal(207001) if less is left.
void take_device_memory(size_t size);

void give_device_memory_back(size_t size);

}  // namespace actgrad
