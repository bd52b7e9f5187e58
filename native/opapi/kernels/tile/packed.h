// SPDX-License-Identifier: Apache-2.0
// The tile function of packed elements.
#pragma once

#include "opapi/kernels/tile/pipelined.h"
#include "opapi/kernels/tile/row.h"

namespace actgrad::ACTGRAD_ISA {
namespace {

// The next row of each operand.
template <class Formula>
ACTGRAD_INLINE void to_next_row(const int64_t* steps, const void** inputs, void** outputs) {
    for (int i = 0; i < Formula::inputs; ++i) {
        inputs[i] = static_cast<const char*>(inputs[i]) + steps[i];
    }
    for (int i = 0; i < Formula::outputs; ++i) {
        outputs[i] = static_cast<char*>(outputs[i]) + steps[Formula::inputs + i];
    }
}

// flatten: a call within the loop would spill vector registers.
template <class Formula, class T>
__attribute__((flatten)) void tile(const void* const* inputs, void* const* outputs, int64_t count, const int64_t* ahead,
                                   const Broadcast* scalars, bool in_one_row, const TileRows* apart) {
    using Value = typename Access<T>::Value;
    constexpr int lanes = lanes_of_step<Formula, T>;
    Value broadcast[Formula::scalars + 1];  // + 1, as an array cannot be empty
    for (int i = 0; i < Formula::scalars; ++i) {
        broadcast[i] = broadcast_to<Value>(scalars[i]);
    }
    const void* in[Formula::inputs];
    void* out[Formula::outputs];
    for (int i = 0; i < Formula::inputs; ++i) {
        in[i] = inputs[i];
    }
    for (int i = 0; i < Formula::outputs; ++i) {
        out[i] = outputs[i];
    }
    constexpr bool has_rows = Formula::rows != 0;
    Wide<T> of_row[has_rows ? Formula::inputs : 1][lanes];
    if (has_rows && in_one_row) {
        for (int i = 0; i < Formula::inputs; ++i) {
            if (is_row<Formula>(i)) {
                for (int lane = 0; lane < lanes; ++lane) {
                    of_row[i][lane] = *static_cast<const Wide<T>*>(inputs[i]);
                }
                in[i] = of_row[i];
            }
        }
    }
    const int64_t row_step = has_rows && in_one_row ? 0 : 1;
    constexpr bool one_loop = has_one_loop<Formula, T>;
    constexpr bool pipelined = is_pipelined<T>;
    constexpr bool has_apart = !has_rows && Formula::sums == 0;
    constexpr bool stores_anywhere = has_buffers<Formula, T> || (pipelined && delayed_stores_pay<Formula, T>);
    int64_t rows = has_apart && apart ? apart->count : 1;
    const int64_t* const steps = has_apart && apart ? apart->steps : nullptr;
    const bool non_temporal = (has_apart && apart ? apart->non_temporal : ahead != nullptr) &&
                              (stores_anywhere || !has_outputs_anywhere<Formula> || begin_at_lines<Formula>(outputs));
    int64_t distances[Formula::inputs] = {}, distances_of_outputs[Formula::outputs] = {};
    if (ahead && !one_loop) {
        for (int i = 0; i < Formula::inputs; ++i) {
            distances[i] = ahead[i];
        }
    }
    const int64_t* outputs_ahead = nullptr;
    if (has_apart && prefetches_outputs<Formula, T> && !one_loop && apart && apart->outputs_ahead) {
        for (int i = 0; i < Formula::outputs; ++i) {
            distances_of_outputs[i] = apart->outputs_ahead[i];
        }
        outputs_ahead = distances_of_outputs;
    }
    const bool overlaps = (has_apart && apart) || (pipelined && count >= 2 * lanes);
    const int64_t end = overlaps ? count : count / lanes * lanes;
    if constexpr (pipelined) {
        const bool is_short = non_temporal && end < 16 * lanes;  // the last store of the other loop is an ordinary one
        if (has_apart && end > 0 && (is_short || (apart && (rows > 1 || end % lanes != 0)))) {
            const bool at_lines = begin_at_lines<Formula>(outputs) && end % lanes == 0;
            pipelined_rows<Formula, T>(in, out, end, distances, non_temporal && at_lines, outputs_ahead, rows, steps,
                                       broadcast);
        } else if (end > 0) {
            pipelined_steps<Formula, T>(in, out, end, row_step, distances, non_temporal, outputs_ahead, broadcast);
        }
    } else {
        for (;;) {
            steps_of_row<Formula, T>(in, out, end, row_step, one_loop || !ahead ? ahead : distances, non_temporal,
                                     outputs_ahead, broadcast);
            if (--rows <= 0) {
                break;
            }
            to_next_row<Formula>(steps, in, out);
        }
    }
    if (has_apart && apart) {
        return;
    }
    const int64_t at = end;
    // The remaining elements go through padded buffers of one vector.
    if constexpr (lanes > 1) {
        const int64_t rest = count - at;
        if (rest == 0) {
            return;
        }
        constexpr auto item = int64_t{sizeof(T)}, wide_item = int64_t{sizeof(Wide<T>)};
        alignas(CACHE_LINE) char padded_in[Formula::inputs][lanes * (has_rows ? wide_item : item)];
        alignas(CACHE_LINE) Wide<T> padded_out[Formula::outputs][lanes];
        const void* from[Formula::inputs];
        void* to[Formula::outputs];
        for (int i = 0; i < Formula::inputs; ++i) {
            if (is_row<Formula>(i) && in_one_row) {
                from[i] = inputs[i];
                continue;
            }
            const int64_t each = is_row<Formula>(i) ? wide_item : item;
            read_part(static_cast<const char*>(in[i]) + at * each, rest * each, padded_in[i], lanes * each);
            from[i] = padded_in[i];
        }
        for (int i = 0; i < Formula::outputs; ++i) {
            to[i] = padded_out[i];
        }
        tile<Formula, T>(from, to, lanes, nullptr, scalars, in_one_row, nullptr);
        for (int i = 0; i < Formula::outputs; ++i) {
            const int64_t each = i >= Formula::outputs - Formula::sums ? wide_item : item;
            write_part(padded_out[i], rest * each, static_cast<char*>(out[i]) + at * each);
        }
    }
}

}  // namespace
}  // namespace actgrad::ACTGRAD_ISA
