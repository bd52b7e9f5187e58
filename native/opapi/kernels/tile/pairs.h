// SPDX-License-Identifier: Apache-2.0
// The tile function of operands whose pairs are interleaved in memory.
#pragma once

#include "opapi/kernels/tile/blocks.h"
#include "opapi/kernels/tile/pipelined.h"

namespace actgrad::ACTGRAD_ISA {
namespace {

// The formula for whole vectors, with pairs of operands interleaved in memory.
template <class Formula, class T>
__attribute__((flatten)) void tile_of_pairs(const void* const* inputs, void* const* outputs, int64_t count,
                                            const int64_t* ahead, const Broadcast* scalars, bool,
                                            const TileRows* apart) {
    using Value = typename Access<T>::Value;
    constexpr int64_t lanes = Access<T>::lanes;
    Value broadcast[Formula::scalars + 1];
    for (int i = 0; i < Formula::scalars; ++i) {
        broadcast[i] = broadcast_to<Value>(scalars[i]);
    }
    const void* in[Formula::inputs];
    void* out[Formula::outputs];
    int64_t distances[Formula::inputs];
    for (int i = 0; i < Formula::inputs; ++i) {
        in[i] = inputs[i];
        distances[i] = ahead ? ahead[i] : 0;
    }
    for (int i = 0; i < Formula::outputs; ++i) {
        out[i] = outputs[i];
    }
    const bool non_temporal = apart ? apart->non_temporal : ahead != nullptr;
    if constexpr (is_pipelined<T>) {
        pipelined_steps<Formula, T>(in, out, count, 1, distances, non_temporal, nullptr, broadcast);
    } else if constexpr (is_in_blocks<Formula, T>) {
        steps_in_blocks<Formula>(in, out, count, 1, distances, non_temporal, nullptr, broadcast);
    } else if (ahead) {
        for (int64_t at = 0; at < count; at += lanes) {
            step<Formula, T>(in, out, at, 1, distances, non_temporal, nullptr, broadcast);
        }
    } else {
        for (int64_t at = 0; at < count; at += lanes) {
            step<Formula, T>(in, out, at, 1, nullptr, false, nullptr, broadcast);
        }
    }
}

// Emulated FMAs take so long that one more loop pays no longer.
template <class Formula, class T>
constexpr TileFunction tile_of_pairs_if_any() {
    if constexpr ((Formula::pairs.inputs | Formula::pairs.outputs) != 0 && Floats::lanes >= 8) {
        return tile_of_pairs<Interleaved<Formula>, T>;
    } else {
        return nullptr;
    }
}

}  // namespace
}  // namespace actgrad::ACTGRAD_ISA
