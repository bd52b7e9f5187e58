// SPDX-License-Identifier: Apache-2.0
// Software-pipelined loops: each step loads the operands of the next one and stores the results of the one before.
#pragma once

#include "opapi/kernels/tile/stores.h"

namespace actgrad::ACTGRAD_ISA {
namespace {

// Whether loops are software-pipelined, which pays where loads and stores convert, and registers are many.
template <class T>
constexpr bool is_pipelined = Floats::lanes >= 32 && sizeof(T) == 2;

// The denominator in one step of the formula, if it has one.
template <class Formula, class T>
ACTGRAD_INLINE Denominator denominator_of_step(const void* const* inputs, int64_t at, int64_t row_step,
                                               const typename Access<T>::Value* scalars) {
    Denominator denominator;
    typename Access<T>::Value in[Formula::inputs], out[Formula::outputs];
    read_step<Formula, T>(inputs, at, row_step, nullptr, in);
    for (int i = 0; i < Formula::inputs; ++i) {
        in[i].denominator = &denominator;
    }
    Formula::apply(in, scalars, out);
    return denominator;
}

// Whether loops that compute a step ahead of another do so for its denominator alone, and load its operands twice:
// where operands loaded ahead would take too many registers, or be stored until they are needed. For float16, whose
// conversions take long, only if there are many operands.
template <class Formula, class T>
constexpr bool is_denominator_ahead = (Formula::outputs > 1 && Formula::inputs > 3) ||
                                      (is_bfloat16<T> && (Formula::outputs > 1 || Formula::has_derivative));

// The formula for `count` elements, at least one vector, software-pipelined: the processor then holds less while it
// waits for operands, and more steps overlap. Stores are one step behind the formula. One step ahead are loads, or the
// denominator alone. The first store is of zeros, which the next one overwrites. The last step ends where the elements
// do: it may overlap the one before, whose results are stored after its operands have been loaded, but not the first
// one, since the zeros may be stored before that. Results are variables of one step: compilers keep longer-lived ones
// in memory.
template <class Formula, class T>
ACTGRAD_INLINE void pipelined_steps(const void* const* inputs, void* const* outputs, int64_t count, int64_t row_step,
                                    const int64_t* distances, bool non_temporal, const int64_t* outputs_ahead,
                                    const typename Access<T>::Value* scalars) {
    using Value = typename Access<T>::Value;
    constexpr int64_t lanes = Access<T>::lanes;
    const int64_t last = count - lanes;
    const auto loop = [&](auto& stores) __attribute__((always_inline)) {
        Value in[Formula::inputs], done[Formula::outputs];
        for_constants<Formula::outputs>([&](auto i) { done[i.value] = 0.0; });
        int64_t before = 0;
        const auto apply = [&](int64_t at) {
            Value out[Formula::outputs];
            Formula::apply(in, scalars, out);
            stores.write(before, done);
            before = at;
            for_constants<Formula::outputs>([&](auto i) { done[i.value] = plain(out[i.value]); });
        };
        const Denominator first = denominator_of_step<Formula, T>(inputs, 0, row_step, scalars);
        if (is_denominator_ahead<Formula, T> && first.is_known) {  // known to compilers
            Floats denominator = first.value;
            for (int64_t at = 0, rest = count; rest > 0; rest -= lanes) {
                const int64_t next = at + lanes < last ? at + lanes : last;
                const Floats of_next = denominator_of_step<Formula, T>(inputs, next, row_step, scalars).value;
                read_step<Formula, T>(inputs, at, row_step, distances, in);
                Denominator of_step = {true, denominator};
                for (int i = 0; i < Formula::inputs; ++i) {
                    in[i].denominator = &of_step;
                }
                apply(at);
                denominator = of_next;
                at = next;
            }
        } else {
            read_step<Formula, T>(inputs, 0, row_step, distances, in);
            for (int64_t at = 0, rest = count; rest > 0; rest -= lanes) {
                const int64_t next_at = at + lanes < last ? at + lanes : last;
                Value next[Formula::inputs];
                read_step<Formula, T>(inputs, next_at, row_step, distances, next);
                apply(at);
                for_constants<Formula::inputs>([&](auto i) { in[i.value] = next[i.value]; });
                at = next_at;
            }
        }
        stores.finish(last, (last + lanes - 1) % lanes + 1, done);
    };
    if constexpr (delayed_stores_pay<Formula, T>) {
        if (non_temporal && begin_at_lines<Formula>(outputs)) {
            DelayedStores<Formula, T> stores(outputs);
            loop(stores);
        } else if (non_temporal && begin_at_elements<Formula, T>(outputs)) {
            StoresAcrossLines<Formula, T, Line> stores(outputs);
            loop(stores);
        } else {
            StoresAhead<Formula, T> stores{outputs, outputs_ahead};
            loop(stores);
        }
    } else {
        PlainStores<Formula, T> stores{outputs, non_temporal};
        loop(stores);
    }
}

// The same for rows of `count` elements, of which the last vector ends where the row does. From step to step without
// branches.
template <class Formula, class T>
ACTGRAD_INLINE void pipelined_rows(const void* const* first_inputs, void* const* first_outputs, int64_t count,
                                   const int64_t* distances, bool non_temporal, const int64_t* outputs_ahead,
                                   int64_t rows, const int64_t* steps, const typename Access<T>::Value* scalars) {
    using Value = typename Access<T>::Value;
    constexpr int64_t lanes = Access<T>::lanes, item = sizeof(T);
    const int64_t last = count - lanes, steps_of_row = (count + lanes - 1) / lanes;
    const void* inputs[Formula::inputs];
    void* outputs[Formula::outputs];
    for_constants<Formula::inputs>([&](auto i) { inputs[i.value] = first_inputs[i.value]; });
    for_constants<Formula::outputs>([&](auto i) { outputs[i.value] = first_outputs[i.value]; });
    int64_t across_rows[Formula::inputs + Formula::outputs];  // from the last step of a row
    for (int i = 0; i < Formula::inputs + Formula::outputs; ++i) {
        across_rows[i] = steps ? steps[i] - last * item : 0;
    }
    Value in[Formula::inputs], done[Formula::outputs];
    for_constants<Formula::outputs>([&](auto i) { done[i.value] = 0.0; });
    const Denominator first = denominator_of_step<Formula, T>(inputs, 0, 1, scalars);
    const bool denominator_ahead = is_denominator_ahead<Formula, T> && first.is_known;  // known to compilers
    Floats denominator = first.value;
    if (!denominator_ahead) {
        read_step<Formula, T>(inputs, 0, 1, distances, in);
    }
    int64_t at = 0, bytes_before = 0, ended_before = 0;
    for (int64_t rest = rows * steps_of_row; rest > 0; --rest) {
        const int64_t next_at = at + lanes < last ? at + lanes : last, bytes = (next_at - at) * item;
        const int64_t ends = at == last && rest > 1 ? -1 : 0;  // all bits
        const void* next_inputs[Formula::inputs];
        for (int i = 0; i < Formula::inputs; ++i) {
            next_inputs[i] = static_cast<const char*>(inputs[i]) + bytes + (across_rows[i] & ends);
        }
        const auto apply = [&] {
            Value out[Formula::outputs];
            Formula::apply(in, scalars, out);
            write_step<Formula, T>(outputs, 0, non_temporal, done, outputs_ahead);
            for_constants<Formula::outputs>([&](auto constant) {
                constexpr int i = decltype(constant)::value;
                outputs[i] =
                    static_cast<char*>(outputs[i]) + bytes_before + (across_rows[Formula::inputs + i] & ended_before);
            });
            for_constants<Formula::outputs>([&](auto i) { done[i.value] = plain(out[i.value]); });
        };
        if (denominator_ahead) {
            const Floats of_next = denominator_of_step<Formula, T>(next_inputs, 0, 1, scalars).value;
            read_step<Formula, T>(inputs, 0, 1, distances, in);
            Denominator of_step = {true, denominator};
            for_constants<Formula::inputs>([&](auto i) { in[i.value].denominator = &of_step; });
            apply();
            denominator = of_next;
        } else {
            Value next[Formula::inputs];
            read_step<Formula, T>(next_inputs, 0, 1, distances, next);
            apply();
            for_constants<Formula::inputs>([&](auto i) { in[i.value] = next[i.value]; });
        }
        for_constants<Formula::inputs>([&](auto i) { inputs[i.value] = next_inputs[i.value]; });
        bytes_before = bytes;
        ended_before = ends;
        at = next_at & ~ends;
    }
    write_step<Formula, T>(outputs, 0, non_temporal, done);
}

}  // namespace
}  // namespace actgrad::ACTGRAD_ISA
