// SPDX-License-Identifier: Apache-2.0
// The order of steps in memory.
#pragma once

#include "opapi/kernels/tile/operands.h"

namespace actgrad::ACTGRAD_ISA {
namespace {

// The order of steps of `lanes` elements. Where an output begins a few lines behind an input, modulo 4096, loads would
// wait for the stores of the steps before, whose addresses have the same low 12 bits (4K aliasing): each whole block of
// steps is computed from its end then. Only for float32 and several outputs: with one output it takes as long as
// waiting, loops that do little but move memory become slower, and those for 16 bits load ahead and store behind.
template <class Formula, class T, int64_t lanes>
class Order {
public:
    static constexpr int64_t BLOCK = 128;  // elements

    Order(const void* const* inputs, void* const* outputs, int64_t end) : end_(end), reversal_(0) {
        bool waits = false, would_wait = false;
        for (int i = 0; REVERSES && i < Formula::inputs; ++i) {
            for (int j = 0; j < STORED; ++j) {
                if (!follows_in_pair<Formula>(i) && !follows_in_pair<Formula>(Formula::inputs + j)) {
                    const auto from = reinterpret_cast<uintptr_t>(inputs[i]);
                    const uintptr_t distance = (reinterpret_cast<uintptr_t>(outputs[j]) - from) % 4096;
                    waits = waits || (distance > 0 && distance < NEAR);
                    would_wait = would_wait || distance > 4096 - NEAR;
                }
            }
        }
        if (waits && !would_wait) {
            reversal_ = BLOCK - lanes;
        }
    }

    // Where the step is that would be at `at` in the order of memory.
    int64_t operator()(int64_t at) const { return REVERSES && (at | (BLOCK - 1)) < end_ ? at ^ reversal_ : at; }

private:
    static constexpr int STORED = stored_outputs<Formula>;
    static constexpr bool REVERSES = sizeof(T) == sizeof(float) && lanes > 1 && STORED > 1 && !Formula::is_memory_bound;
    static constexpr uintptr_t NEAR = 256;  // bytes

    int64_t end_;
    int64_t reversal_;
};

}  // namespace
}  // namespace actgrad::ACTGRAD_ISA
