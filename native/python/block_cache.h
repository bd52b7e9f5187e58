// SPDX-License-Identifier: Apache-2.0
// A caching allocator for large results. A page fault, in which the system zeroes a new page, costs more than the
// kernels, so freed blocks are kept with their pages and reused.
#pragma once

#include <cstddef>

namespace actgrad::python {

// Results of at least this size use the cache; smaller ones come from their own library.
constexpr size_t LARGE_RESULT = size_t{1} << 20;

struct Block {
    void* data = nullptr;
    size_t capacity = 0;
};

// Whether blocks are cached. ACTGRAD_CACHE_MB limits the free ones in megabytes, 512 by default. Throws Refusal(361001)
// if it is not a number.
bool keeps_blocks();

// A page-aligned block of at least `bytes` bytes. Throws std::bad_alloc.
Block take_block(size_t bytes);

// Thread-safe; does not need the GIL.
void give_back(const Block& block) noexcept;

// Returns all free blocks to the system.
void free_kept_blocks() noexcept;

// The total size of the free blocks.
size_t kept_bytes();

}  // namespace actgrad::python
