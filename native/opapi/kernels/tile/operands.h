// SPDX-License-Identifier: Apache-2.0
// What a formula's operands are: rows, channels, pairs, terms of sums; and its results as an array.
#pragma once

#include "opapi/kernels/kernel.h"
#include "src/actgrad/arithmetic/primitives/cpu.h"

namespace actgrad::ACTGRAD_ISA {
namespace {

// Whether an input has an element for each row, or for each channel.
template <class Formula>
constexpr bool is_row(int input) {
    return (Formula::rows >> input & 1) != 0;
}
template <class Formula>
constexpr bool is_of_channel(int input) {
    return (Formula::channels >> input & 1) != 0;
}

// How many outputs are no terms of sums, which are the last ones and use ordinary stores.
template <class Formula>
constexpr int stored_outputs = Formula::outputs - Formula::sums;

// A formula of which all pairs of operands are interleaved in memory.
template <class Formula>
struct Interleaved : Formula {
    static constexpr unsigned interleaved = Formula::pairs.inputs | Formula::pairs.outputs << Formula::inputs;
};

// Whether an operand, input or then output, is interleaved with the next one, or with the one before.
template <class Formula>
constexpr bool leads_pair(int operand) {
    return (Formula::interleaved >> operand & 1) != 0;
}
template <class Formula>
constexpr bool follows_in_pair(int operand) {
    return operand > 0 && leads_pair<Formula>(operand - 1);
}

// Writes a formula's results to an array.
template <class V>
ACTGRAD_INLINE void results(V value, V* out) {
    out[0] = value;
}
template <class V>
ACTGRAD_INLINE void results(Pair<V> pair, V* out) {
    out[0] = pair.first;
    out[1] = pair.second;
}
template <class V>
ACTGRAD_INLINE void results(Triple<V> triple, V* out) {
    out[0] = triple.first;
    out[1] = triple.second;
    out[2] = triple.third;
}
template <class V>
ACTGRAD_INLINE void results(Quadruple<V> quadruple, V* out) {
    out[0] = quadruple.first;
    out[1] = quadruple.second;
    out[2] = quadruple.third;
    out[3] = quadruple.fourth;
}

// Calls each(i) for constants i from 0 to COUNT - 1.
template <int I>
struct Constant {
    static constexpr int value = I;
};
template <int COUNT, class Each>
ACTGRAD_INLINE void for_constants(const Each& each) {
    if constexpr (COUNT > 0) {
        for_constants<COUNT - 1>(each);
        each(Constant<COUNT - 1>{});
    }
}

}  // namespace
}  // namespace actgrad::ACTGRAD_ISA
