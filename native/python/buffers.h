// SPDX-License-Identifier: Apache-2.0
// A caching allocator for large results. The system zeroes a page when it is first written (a page fault), which takes
// longer than the kernels do; so freed blocks are kept, with their pages, for the next results.
#pragma once

#include <cstddef>

namespace actgrad::python {

// Results of at least so many bytes lie in blocks from here; others are their library's own.
constexpr size_t LARGE_RESULT = size_t{1} << 20;

struct Block {
    void* data = nullptr;
    size_t capacity = 0;
};

// Whether blocks are kept at all: ACTGRAD_CACHE_MB says how many megabytes of free ones at most, 512 unless it is set.
// Throws Refusal(361001) when it is no number.
bool keeps_blocks();

// A block of at least `bytes` bytes, aligned to pages. Throws std::bad_alloc.
Block take_block(size_t bytes);

// From any thread, with or without the GIL.
void give_back(const Block& block) noexcept;

// Returns all free blocks to the system.
void free_kept_blocks() noexcept;

// The bytes of all free blocks.
size_t kept_bytes();

}  // namespace actgrad::python
