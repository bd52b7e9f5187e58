// SPDX-License-Identifier: Apache-2.0
// The loop that runs a plan's kernel over operands of any strides and dtypes.
//
// A BoundPlan is a plan with the addresses of one call. A Tiling is chosen for it once: the shape of tiles (rectangles
// in the last two dimensions of the iteration space), each operand's access, and one of the strategies that tiling.h
// lists. Threads share the tiles (parts.h). A Walk visits a thread's tiles in memory order (walk.h), and the strategy's
// file, such as rows.cpp, computes each: it finds every operand in place or makes a packed copy of its tile in the L1
// or L2 cache (copies.h; transfer.h gathers and scatters strided memory), calls the kernel (kernel_call.h), and stores
// the copies of outputs. Where the hardware prefetcher misses the next tile, software prefetches it (prefetch.h). Calls
// that touch more memory than the last-level cache holds use non-temporal stores.
//
// If the last output is a sum, tiles are visited in the orders of sum_shares.h, and tile_sums.h adds their terms.
#pragma once

#include <array>
#include <memory>

#include "opapi/planning/plan.h"

namespace actgrad {

using Addresses = std::array<void*, MAX_OPERANDS + 1>;  // of each operand's storage, then the group index's

// Working memory of a run: partial sums.
class Scratch;
std::shared_ptr<Scratch> scratch_for(const Plan& plan, const Addresses& addresses);

// Throws a Refusal, before anything is written, if the group index has a negative number.
void run(const Plan& plan, const Addresses& addresses, Scratch* scratch);

}  // namespace actgrad
