// SPDX-License-Identifier: Apache-2.0
// Packed copies of tiles in the kernel's dtype: loading and storing them.
#pragma once

#include "opapi/loop/tiling.h"
#include "opapi/loop/walk.h"

namespace actgrad {

// Fills or stores the copy of one operand's block.
void load_copy(const BoundPlan& bound, int operand, const Block& block, const char* data, void* copy);
void store_copy(const BoundPlan& bound, int operand, const Block& block, const void* copy, char* data, bool streamed);

// Sets `inputs` to a tile's inputs, in place or in `copies`. `held`: the place whose inputs the copies already hold, or
// null; `row`: memory for inputs with one value.
void load_inputs(const Tiling& tiling, const Place& place, const Place* held, char* copies, float* row,
                 const void** inputs);

// Sets `outputs` to where a kernel writes, in place or in `copies`; and stores the copies, but no sums.
void find_outputs(const Tiling& tiling, const Place& place, char* copies, void** outputs);
void store_outputs(const Tiling& tiling, const Place& place, const char* copies);

// The address of an input in place; of one with an element for each row in a kernel for 16 bits, that of its value
// without payload in `row`.
const void* input_in_place(const BoundPlan& bound, int operand, const char* data, float* row);

// Index of the function for an element size that joins or splits interleaved halves.
inline int64_t interleaving_of(int64_t item) { return item / 4; }

}  // namespace actgrad
