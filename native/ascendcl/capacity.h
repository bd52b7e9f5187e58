// SPDX-License-Identifier: Apache-2.0
//
// How much device memory there is. All devices share it, because it is the memory of one machine.
#pragma once

#include <cstddef>

namespace actgrad {

// ACTGRAD_DEVICE_MEMORY in bytes, read once; the machine's memory if it is not set. Throws Refusal(100000) for what is
// no positive whole number.
size_t device_memory();

// Counts `size` bytes as taken. Throws Refusal(207001) if fewer are left.
void take_device_memory(size_t size);

void give_device_memory_back(size_t size);

}  // namespace actgrad
