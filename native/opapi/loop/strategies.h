// SPDX-License-Identifier: Apache-2.0
// The strategies: each has a file with its name, where it is chosen and run.
#pragma once

#include <cstdint>

#include "opapi/loop/copy_buffers.h"
#include "opapi/loop/tiling.h"
#include "opapi/loop/walk.h"

namespace actgrad {

// Whether a strategy fits, and setting a tiling to it. are_rows_worthwhile() gets the shape that tiles have otherwise.
bool can_be_pairs(const BoundPlan& bound);
void choose_pairs(Tiling& tiling);
bool are_rows_worthwhile(const Tiling& tiling);
void choose_rows(Tiling& tiling);
void choose_transposed(Tiling& tiling, int64_t most_copies);

// How many bytes of copies a transposed tile should have: they have to stay in the L2 cache.
int64_t worthwhile_copies();

// Computes tiles `begin` to `end`. `buffers`: for copies that are too large for the stack, or null.
void run_in_place(const Tiling& tiling, int64_t begin, int64_t end);
void run_packed(const Tiling& tiling, int64_t begin, int64_t end);
void run_streamed(const Tiling& tiling, int64_t begin, int64_t end);
void run_rows(const Tiling& tiling, int64_t begin, int64_t end);
void run_transposed(const Tiling& tiling, int64_t begin, int64_t end, const CopyBuffers* buffers);
void run_pairs(const Tiling& tiling, int64_t begin, int64_t end);

// A tile whose outputs `kernel` writes with non-temporal stores, but for the last one, at `last`, if its plan has a
// sum.
void stream_tile(const Tiling& tiling, const Place& place, char* const* next, const void* const* inputs,
                 TileFunction kernel, char* last);

}  // namespace actgrad
