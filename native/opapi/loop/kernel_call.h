// SPDX-License-Identifier: Apache-2.0
// Calls of the kernel for a tile or a row.
#pragma once

#include <algorithm>
#include <cstdint>

#include "opapi/loop/tiling.h"

namespace actgrad {

// Elements `begin` to `end` of a tile, by its kernel or the summing one. `ahead`: as for kernels.
inline void compute_part(const Tiling& tiling, TileFunction kernel, const void* const* inputs, void* const* outputs,
                         int64_t begin, int64_t end, const int64_t* ahead = nullptr) {
    const Plan& plan = tiling.plan;
    const void* from[MAX_OPERANDS];
    void* to[MAX_OPERANDS];
    for (int i = 0; i < plan.inputs; ++i) {
        from[i] = static_cast<const char*>(inputs[i]) + tiling.bytes_to(i, begin);
    }
    for (int i = 0; i < plan.outputs; ++i) {
        const bool holds_sums = kernel != tiling.bound.kernel && tiling.bound.is_sum(plan.inputs + i);
        to[i] = static_cast<char*>(outputs[i]) + (holds_sums ? 0 : tiling.bytes_to(plan.inputs + i, begin));
    }
    kernel(from, to, end - begin, ahead, plan.scalars, tiling.in_one_row, nullptr);
}

// Whether an output is the same memory as an input.
inline bool overwrites_input(const Plan& plan, const void* const* inputs, void* const* outputs) {
    return std::any_of(inputs, inputs + plan.inputs, [&](const void* input) {
        return std::find(outputs, outputs + plan.outputs, input) != outputs + plan.outputs;
    });
}

inline bool overwrites_input(const BoundPlan& bound) {
    const auto begin = bound.operands, outputs = begin + bound.plan.inputs;
    return std::any_of(begin, outputs, [&](const auto& input) {
        return std::any_of(outputs, outputs + bound.plan.outputs,
                           [&](const auto& output) { return output.data == input.data; });
    });
}

// Whether one call of the kernel can compute rows of `columns` elements.
inline bool can_be_one_call(const Plan& plan, const void* const* inputs, void* const* outputs, int64_t columns) {
    if (ROW_INPUTS[static_cast<int>(plan.kernel)] != 0 || plan.sums != 0) {
        return false;
    }
    return columns % VECTOR == 0 || (columns > VECTOR && !overwrites_input(plan, inputs, outputs));
}

// Computes a tile. The elements behind the last whole vector are computed as a vector together with some before them,
// unless these are overwritten inputs by then. `ahead`: as for kernels, without non-temporal stores.
inline void compute_tile(const Tiling& tiling, const void* const* inputs, void* const* outputs, int64_t count,
                         const int64_t* ahead = nullptr) {
    const Plan& plan = tiling.plan;
    const TileFunction kernel = tiling.bound.kernel;
    const TileRows one{1, {}, false};
    const int64_t rest = count % VECTOR;
    // Behind two vectors: else it would wait for what was just stored.
    const bool again = rest > 0 && count > 2 * VECTOR && !overwrites_input(plan, inputs, outputs);
    if (ahead && count > 0 && (again || rest == 0)) {
        kernel(inputs, outputs, count, ahead, plan.scalars, false, &one);
        return;
    }
    if (!again) {
        kernel(inputs, outputs, count, nullptr, plan.scalars, tiling.in_one_row, nullptr);
        return;
    }
    kernel(inputs, outputs, count - rest, nullptr, plan.scalars, tiling.in_one_row, nullptr);
    compute_part(tiling, kernel, inputs, outputs, count - VECTOR, count);
}

}  // namespace actgrad
