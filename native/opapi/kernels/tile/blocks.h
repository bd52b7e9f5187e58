// SPDX-License-Identifier: Apache-2.0
// Loops over blocks of steps, the exponentials of each block first (loop fission).
#pragma once

#include "opapi/kernels/tile/order.h"
#include "opapi/kernels/tile/steps.h"
#include "src/actgrad/arithmetic/primitives/cpu_staged.h"

namespace actgrad::ACTGRAD_ISA {
namespace {

// Whether loops compute the exponentials of a block of steps first.
template <class Formula, class T>
constexpr bool is_in_blocks = Floats::lanes >= 8 && sizeof(T) == 4 && Formula::has_exponentials;

// One stage of a step; both keep what they share in `memory`.
template <class Formula, Stage stage>
ACTGRAD_INLINE void stage_of_step(const void* const* inputs, int64_t at, int64_t row_step, const int64_t* ahead,
                                  const Floats* scalars, float* memory, Floats* out) {
    using Value = Staged<stage>;
    Kept kept(memory);
    Floats floats[Formula::inputs];
    read_step<Formula, float>(inputs, at, row_step, ahead, floats);
    Value in[Formula::inputs], constants[Formula::scalars + 1], result[Formula::outputs];
    for_constants<Formula::inputs>([&](auto i) { in[i.value] = {floats[i.value], name_of_input(i.value), &kept}; });
    for_constants<Formula::scalars>(
        [&](auto i) { constants[i.value] = {scalars[i.value], name_of_scalar(i.value), nullptr}; });
    Formula::apply(in, constants, result);
    for_constants<Formula::outputs>([&](auto i) { out[i.value] = result[i.value].value; });
}

// The formula for `end` float32 elements, a block of steps at a time: first the exponentials of all steps, then the
// rest of them. The last vector may overlap the one before.
template <class Formula>
ACTGRAD_INLINE void steps_in_blocks(const void* const* inputs, void* const* outputs, int64_t end, int64_t row_step,
                                    const int64_t* ahead, bool non_temporal, const int64_t* outputs_ahead,
                                    const Floats* scalars) {
    constexpr int64_t lanes = Floats::lanes, block = Order<Formula, float, lanes>::BLOCK;
    const Order<Formula, float, lanes> order(inputs, outputs, end);
    alignas(CACHE_LINE) float kept[block * Kept::registers];
    const int64_t last = end - lanes;
    for (int64_t first = 0; first < end; first += block) {
        const int64_t block_end = first + block < end ? first + block : end;
        for (int64_t at = first; at < block_end; at += lanes) {
            Floats out[Formula::outputs];
            stage_of_step<Formula, Stage::EXPONENTIALS>(inputs, at < last ? at : last, row_step, nullptr, scalars,
                                                        kept + (at - first) * Kept::registers, out);
        }
        for (int64_t step = first; step < block_end; step += lanes) {
            const int64_t at = order(step), own = at < last ? at : last;
            Floats out[Formula::outputs];
            stage_of_step<Formula, Stage::REST>(inputs, own, row_step, ahead, scalars,
                                                kept + (at - first) * Kept::registers, out);
            write_step<Formula, float>(outputs, own, non_temporal, out, outputs_ahead);
        }
    }
}

}  // namespace
}  // namespace actgrad::ACTGRAD_ISA
