// SPDX-License-Identifier: Apache-2.0
// The formula for a row of packed elements.
#pragma once

#include "opapi/kernels/tile/buffers.h"

namespace actgrad::ACTGRAD_ISA {
namespace {

// Emulated FMAs make formulas so long that two copies of a loop would be half of the library.
template <class Formula, class T>
constexpr bool has_one_loop = Floats::lanes < 8 && lanes_of_step<Formula, T> > 1;

// The formula for `end` elements, one step after the other. `ahead` is null or the distance that each input is
// prefetched.
template <class Formula, class T>
ACTGRAD_INLINE void steps_in_order(const void* const* inputs, void* const* outputs, int64_t end, int64_t row_step,
                                   const int64_t* ahead, bool non_temporal, const int64_t* outputs_ahead,
                                   const typename Access<T>::Value* scalars) {
    constexpr int64_t lanes = lanes_of_step<Formula, T>;
    const int64_t last = end - lanes;
    const Order<Formula, T, lanes> order(inputs, outputs, end);
    const auto loop = [&](const int64_t* further, bool streamed, const int64_t* outputs_further) {
        for (int64_t number = 0; number < end; number += lanes) {
            const int64_t at = order(number);
            step<Formula, T>(inputs, outputs, at < last ? at : last, row_step, further, streamed, outputs_further,
                             scalars);
        }
    };
    if (has_one_loop<Formula, T>) {
        loop(ahead, non_temporal, nullptr);
    } else if (ahead) {
        loop(ahead, non_temporal, outputs_ahead);
    } else {
        loop(nullptr, false, nullptr);
    }
}

// The same, in blocks where that pays.
template <class Formula, class T>
ACTGRAD_INLINE void steps_of_part(const void* const* inputs, void* const* outputs, int64_t end, int64_t row_step,
                                  const int64_t* ahead, bool non_temporal, const int64_t* outputs_ahead,
                                  const typename Access<T>::Value* scalars) {
    if constexpr (is_in_blocks<Formula, T>) {
        steps_in_blocks<Formula>(inputs, outputs, end, row_step, ahead, ahead && non_temporal, outputs_ahead, scalars);
    } else {
        steps_in_order<Formula, T>(inputs, outputs, end, row_step, ahead, non_temporal, outputs_ahead, scalars);
    }
}

// The same for a row that may go through buffers, a part of it at a time.
template <class Formula, class T>
ACTGRAD_INLINE void steps_in_parts(const void* const* inputs, void* const* outputs, int64_t end, int64_t row_step,
                                   const int64_t* ahead, bool non_temporal, const int64_t* outputs_ahead,
                                   const typename Access<T>::Value* scalars) {
    const bool through_buffers =
        non_temporal && (steps_are_parts_of_lines<Formula, T> || !begin_at_lines<Formula>(outputs));
    BufferedBlocks<Formula> blocks(outputs);
    const int64_t most = through_buffers ? blocks.BYTES / int64_t{sizeof(T)} : end;
    for (int64_t begin = 0; begin < end; begin += most) {
        const int64_t count = end - begin > most ? most : end - begin;
        const void* from[Formula::inputs];
        void* to[Formula::outputs];
        for (int i = 0; i < Formula::inputs; ++i) {
            const int64_t bytes = is_row<Formula>(i) ? int64_t{sizeof(Wide<T>)} * row_step : int64_t{sizeof(T)};
            from[i] = static_cast<const char*>(inputs[i]) + begin * bytes;
        }
        for (int i = 0; i < Formula::outputs; ++i) {
            const bool is_stored = i < stored_outputs<Formula>;
            const auto bytes = static_cast<int64_t>(is_stored ? sizeof(T) : sizeof(Wide<T>));
            to[i] = is_stored && through_buffers ? blocks.begin(i) : static_cast<char*>(outputs[i]) + begin * bytes;
        }
        steps_of_part<Formula, T>(from, to, count, row_step, ahead, non_temporal && !through_buffers, outputs_ahead,
                                  scalars);
        if (through_buffers) {
            blocks.write(count * int64_t{sizeof(T)}, begin + count == end);
        }
    }
}

template <class Formula, class T>
ACTGRAD_INLINE void steps_of_row(const void* const* inputs, void* const* outputs, int64_t end, int64_t row_step,
                                 const int64_t* ahead, bool non_temporal, const int64_t* outputs_ahead,
                                 const typename Access<T>::Value* scalars) {
    if constexpr (has_buffers<Formula, T>) {
        steps_in_parts<Formula, T>(inputs, outputs, end, row_step, ahead, non_temporal, outputs_ahead, scalars);
    } else {
        steps_of_part<Formula, T>(inputs, outputs, end, row_step, ahead, non_temporal, outputs_ahead, scalars);
    }
}

}  // namespace
}  // namespace actgrad::ACTGRAD_ISA
