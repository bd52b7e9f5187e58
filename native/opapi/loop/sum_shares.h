// SPDX-License-Identifier: Apache-2.0
// The orders in which a call with sums visits the tiles of terms, and how threads share them.
#pragma once

#include <cstdint>

#include "opapi/loop/tiling.h"

namespace actgrad {

// How work on sums is split into shares, with memory for each. A share has some tiles of the sums and either all of
// their terms or one of `splits` parts of them. If the terms of one sum are interleaved in memory with those of others,
// a share has all tiles of the sums and one of `splits` parts of memory.
struct SumShares {
    int64_t shares;
    int64_t splits;
    int64_t words;  // of memory for each share
    bool in_memory_order;
};

SumShares sum_shares(const Tiling& tiling);
// `memory`: for all shares.
void run_sums(const Tiling& tiling, const SumShares& shares, int64_t* memory);

}  // namespace actgrad
