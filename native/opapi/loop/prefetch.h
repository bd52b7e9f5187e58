// SPDX-License-Identifier: Apache-2.0
// Software prefetching of the next tile. always_inline for the reason in cache_lines.h.
#pragma once

#include <cstdint>
#include <cstdlib>

#include "opapi/loop/cache_lines.h"
#include "opapi/loop/tiling.h"
#include "opapi/loop/walk.h"
#include "opapi/processor/model.h"

namespace actgrad {

constexpr int64_t AHEAD = 8192;  // bytes, from what is read to what is prefetched, where memory is read in order
constexpr int64_t AHEAD_OF_SUMS = 2048;  // the same where the loop adds terms, and waits less for memory

// How far ahead to prefetch where the next tile of every input follows in memory, so that the hardware prefetches it;
// 0: not at all. Doing so in software too pays while 16 bits are converted. Beside float32 it took up to 7 % longer on
// AMD's Zen 4, but 10 to 20 % less on Intel's Emerald Rapids, where calls with sums took 10 to 25 % less in every
// dtype; on Zen 5 those of 16 bits took up to 40 % less.
inline int64_t ahead_of_hardware(int64_t item, bool adds_terms) {
    if (item <= 4 && is_intel()) {
        return adds_terms ? AHEAD_OF_SUMS : AHEAD;
    }
    return item == 2 && (!adds_terms || is_zen_5()) ? AHEAD : 0;
}

// Prefetches the cache line of each output's first element, unless it begins there: a store to a part of it waits.
__attribute__((always_inline)) inline void prefetch_outputs(const BoundPlan& bound, char* const* data,
                                                            int64_t column = 0) {
    for (int i = bound.plan.inputs; i < bound.stored(); ++i) {
        const char* const edge = data[i] + column * bound.operands[i].item;
        if (to_line(edge) != 0) {
            __builtin_prefetch(edge, 1, 2);
        }
    }
}

// Whether an input's next tile is prefetched by the kernel itself: what is read in place, and rows with small gaps.
inline bool kernel_prefetches(const Tiling& tiling, int input) {
    const BoundPlan& bound = tiling.bound;
    if (bound.is_row(input)) {
        return false;
    }
    const int64_t step = bound.row_step(input);
    return tiling.is_in_place(input) || (tiling.strategy == Strategy::STREAMED && !bound.operands[input].convert &&
                                         !bound.is_drawn(input) && bound.column_step(input) == 1 &&
                                         step >= tiling.columns && step <= tiling.columns + bound.elements_of_line());
}

// Prefetches one of `shares` shares of the next tile's inputs. `kernel_does`: but not what the kernel prefetches.
__attribute__((always_inline)) inline void prefetch_share(const Tiling& tiling, const Place& place, char* const* next,
                                                          int64_t share, int64_t shares, bool kernel_does) {
    const BoundPlan& bound = tiling.bound;
    for (int i = 0; i < tiling.plan.inputs; ++i) {
        if ((kernel_does && kernel_prefetches(tiling, i)) || tiling.follows_in_pair(i) || bound.is_drawn(i) ||
            (bound.is_row(i) && tiling.in_one_row)) {
            continue;
        }
        const int64_t item = bound.operands[i].item;
        const int64_t row_step = bound.row_step(i) * item, column_step = bound.column_step(i) * item;
        const bool crossed = std::abs(row_step) < std::abs(column_step);
        const int64_t distance = next[i] - place.data[i];
        // The hardware prefetches a pair that follows in memory; doing so in software too made calls twice as long.
        if (tiling.leads_pair(i) && distance == tiling.columns * column_step) {
            continue;
        }
        // The hardware follows rows with small gaps, and copying them is what takes time.
        if (!crossed && tiling.rows > 1 && row_step - tiling.columns * column_step < 2 * LINE &&
            distance == tiling.rows * row_step) {
            continue;
        }
        int64_t runs = crossed ? tiling.columns + tiling.shift : tiling.rows, step = crossed ? column_step : row_step;
        int64_t bytes = crossed ? tiling.rows * row_step : tiling.columns * column_step;
        if (runs == 1 || (step > 0 && step - bytes < LINE)) {
            // One run, of which each share has some lines.
            bytes += (runs - 1) * step;
            runs = (bytes + LINE - 1) / LINE;
            bytes = step = LINE;
        }
        for (int64_t run = runs * share / shares; run < runs * (share + 1) / shares; ++run) {
            prefetch_lines(reinterpret_cast<uintptr_t>(next[i] + run * step), bytes);
        }
    }
}

}  // namespace actgrad
