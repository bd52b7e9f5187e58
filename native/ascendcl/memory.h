// SPDX-License-Identifier: Apache-2.0
//
// Which memory an address lies in.
#pragma once

#include <cstddef>

#include "ascendcl/export.h"

namespace actgrad {

// Whether it lies in a live block of aclrtMalloc, or in memory that aclrtMapMem mapped.
ACTGRAD_API bool is_device_memory(const void* address);

// Whether it lies in memory that aclrtMapMem mapped: virtual_memory.cpp.
bool is_mapped(const void* address);

// Whether it lies in a live block of aclrtMallocHost.
bool is_pinned(const void* address);

// Forgets the values that streams have written to a block, which is about to be given back: value.cpp.
void forget_values(void* block, size_t size) noexcept;

}  // namespace actgrad
