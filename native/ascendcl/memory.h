// SPDX-License-Identifier: Apache-2.0
//
// Which memory an address lies in.
#pragma once

namespace actgrad {

// Whether it lies in a live block of aclrtMalloc, or in memory that aclrtMapMem mapped.
bool is_device_memory(const void* address);

// Whether it lies in memory that aclrtMapMem mapped: virtual_memory.cpp.
bool is_mapped(const void* address);

// Whether it lies in a live block of aclrtMallocHost.
bool is_pinned(const void* address);

}  // namespace actgrad
