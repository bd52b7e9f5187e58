// SPDX-License-Identifier: Apache-2.0
// Loops over blocks of steps, the exponentials of each block first (loop fission).
#pragma once

#include "opapi/kernels/tile/lines.h"
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
    for (int i = 0; i < Formula::inputs; ++i) {
        in[i] = {floats[i], name_of_input(i), &kept};
    }
    for (int i = 0; i < Formula::scalars; ++i) {
        constants[i] = {scalars[i], name_of_scalar(i), nullptr};
    }
    Formula::apply(in, constants, result);
    for (int i = 0; i < Formula::outputs; ++i) {
        out[i] = result[i].value;
    }
}

// The formula for `end` float32 elements, a block of steps at a time: first the exponentials of all steps, then the
// rest of them. The last vector may overlap the one before.
template <class Formula>
ACTGRAD_INLINE void steps_in_blocks(const void* const* inputs, void* const* outputs, int64_t end, int64_t row_step,
                                    const int64_t* ahead, bool non_temporal, const int64_t* outputs_ahead,
                                    const Floats* scalars) {
    constexpr int64_t lanes = Floats::lanes, block = Order<Formula, float, lanes>::BLOCK;
    const Order<Formula, float, lanes> order(inputs, outputs, end);
    alignas(CACHE_LINE) float kept[block / lanes][Kept::registers * lanes];
    const int64_t last = end - lanes;
    for (int64_t first = 0; first < end; first += block) {
        const int64_t block_end = first + block < end ? first + block : end;
        for (int64_t at = first; at < block_end; at += lanes) {
            Floats out[Formula::outputs];
            stage_of_step<Formula, Stage::EXPONENTIALS>(inputs, at < last ? at : last, row_step, nullptr, scalars,
                                                        kept[(at - first) / lanes], out);
        }
        for (int64_t step = first; step < block_end; step += lanes) {
            const int64_t at = order(step), own = at < last ? at : last;
            Floats out[Formula::outputs];
            stage_of_step<Formula, Stage::REST>(inputs, own, row_step, ahead, scalars, kept[(at - first) / lanes], out);
            write_step<Formula, float>(outputs, own, non_temporal, out, outputs_ahead);
        }
    }
}

// Non-temporal stores of whole blocks of steps to several outputs, which may lie anywhere within a line: each is
// computed to a buffer that begins where a line does, and whole lines of one output follow one another.
template <class Formula>
class BufferedBlocks {
public:
    static constexpr int64_t BYTES = 1024;

    explicit BufferedBlocks(void* const* outputs) {
        for (int i = 0; i < stored_outputs<Formula>; ++i) {
            to_[i] = static_cast<char*>(outputs[i]);
            first_[i] = in_line(to_[i]);
        }
    }
    void* begin(int output) { return held_[output] + first_[output]; }
    // In whole lines, but for the last block: the part of a line at its end is written with the next block.
    ACTGRAD_APART void write(int64_t bytes, bool is_last) {
        for (int i = 0; i < stored_outputs<Formula>; ++i) {
            const int64_t end = first_[i] + bytes, whole = end / CACHE_LINE * CACHE_LINE, own = in_line(to_[i]);
            char *const held = held_[i], *const line = to_[i] - own;
            int64_t at = 0;
            if (own > 0) {
                at = end < CACHE_LINE ? end : CACHE_LINE;
                memcpy(to_[i], held + own, static_cast<size_t>(at - own));
            }
            for (; at < whole; at += CACHE_LINE) {
                copy_line(held + at, line + at);
            }
            if (!is_last) {
                memcpy(held, held + whole, CACHE_LINE);
            } else if (at < end) {
                memcpy(line + whole, held + whole, static_cast<size_t>(end - whole));
            }
            to_[i] = line + whole;
            first_[i] = end % CACHE_LINE;
        }
    }

private:
    char* to_[stored_outputs<Formula>];       // where the first byte goes that is not written yet
    int64_t first_[stored_outputs<Formula>];  // where the next block begins in its buffer
    alignas(CACHE_LINE) char held_[stored_outputs<Formula>][BYTES + 2 * CACHE_LINE];
};

// Whether non-temporal stores go through such buffers. A step's stores of less than a line alternate between outputs,
// and where lines of these lie a multiple of a page apart, parts of lines leave the processor (write combining).
template <class Formula, class T>
constexpr bool has_one_loop = Floats::lanes < 8 && lanes_of_step<Formula, T> > 1;
template <class Formula, class T>
constexpr bool steps_are_parts_of_lines = lanes_of_step<Formula, T> * int64_t{sizeof(T)} < CACHE_LINE;
template <class Formula, class T>
constexpr bool has_buffers = has_outputs_anywhere<Formula> && Floats::lanes >= 8 && sizeof(T) <= sizeof(float) &&
                             (is_in_blocks<Formula, T> || steps_are_parts_of_lines<Formula, T>);

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

template <class Formula, class T>
ACTGRAD_INLINE void steps_of_row(const void* const* inputs, void* const* outputs, int64_t end, int64_t row_step,
                                 const int64_t* ahead, bool non_temporal, const int64_t* outputs_ahead,
                                 const typename Access<T>::Value* scalars) {
    const auto steps = [&](const void* const* from, void* const* to, int64_t count,
                           bool streamed) __attribute__((always_inline)) {
        if constexpr (is_in_blocks<Formula, T>) {
            steps_in_blocks<Formula>(from, to, count, row_step, ahead, ahead && streamed, outputs_ahead, scalars);
        } else {
            steps_in_order<Formula, T>(from, to, count, row_step, ahead, streamed, outputs_ahead, scalars);
        }
    };
    if constexpr (!has_buffers<Formula, T>) {
        steps(inputs, outputs, end, non_temporal);
        return;
    }
    const bool through_buffers =
        non_temporal && (steps_are_parts_of_lines<Formula, T> || !begin_at_lines<Formula>(outputs));
    BufferedBlocks<Formula> blocks(outputs);
    const int64_t most = through_buffers ? blocks.BYTES / int64_t{sizeof(T)} : end;
    for (int64_t begin = 0; begin < end; begin += most) {
        const int64_t count = end - begin > most ? most : end - begin;
        const void* from[Formula::inputs];
        void* to[Formula::outputs];
        for (int i = 0; i < Formula::inputs; ++i) {
            from[i] = is_row<Formula>(i)
                          ? static_cast<const void*>(static_cast<const Wide<T>*>(inputs[i]) + begin * row_step)
                          : static_cast<const T*>(inputs[i]) + begin;
        }
        for (int i = 0; i < Formula::outputs; ++i) {
            to[i] = i >= stored_outputs<Formula> ? static_cast<void*>(static_cast<Wide<T>*>(outputs[i]) + begin)
                    : through_buffers            ? blocks.begin(i)
                                                 : static_cast<T*>(outputs[i]) + begin;
        }
        steps(from, to, count, non_temporal && !through_buffers);
        if (through_buffers) {
            blocks.write(count * int64_t{sizeof(T)}, begin + count == end);
        }
    }
}

}  // namespace
}  // namespace actgrad::ACTGRAD_ISA
