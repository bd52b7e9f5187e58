// SPDX-License-Identifier: Apache-2.0
// Buffers from which several outputs are written with non-temporal stores.
#pragma once

#include "opapi/kernels/tile/blocks.h"
#include "opapi/kernels/tile/lines.h"

namespace actgrad::ACTGRAD_ISA {
namespace {

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

// Whether several outputs have such buffers. A step's stores of less than a line would alternate between outputs, which
// takes up to 2.6 times as long where lines of these lie a multiple of a page apart. Combining them (write combining)
// presumably fails then.
template <class Formula, class T>
constexpr bool steps_are_parts_of_lines = lanes_of_step<Formula, T> * int64_t{sizeof(T)} < CACHE_LINE;
template <class Formula, class T>
constexpr bool has_buffers = has_outputs_anywhere<Formula> && Floats::lanes >= 8 && sizeof(T) <= sizeof(float) &&
                             (is_in_blocks<Formula, T> || steps_are_parts_of_lines<Formula, T>);

}  // namespace
}  // namespace actgrad::ACTGRAD_ISA
