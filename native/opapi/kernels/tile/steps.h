// SPDX-License-Identifier: Apache-2.0
// One step of a loop: a vector of each input read, the formula, and a vector of each output written.
#pragma once

#include "opapi/kernels/tile/elements.h"
#include "opapi/kernels/tile/operands.h"

namespace actgrad::ACTGRAD_ISA {
namespace {

// Prefetches the cache lines of `bytes` bytes.
ACTGRAD_INLINE void prefetch(const char* from, size_t bytes) {
    for (size_t byte = 0; byte < bytes; byte += CACHE_LINE) {
        __builtin_prefetch(from + byte, 0, 2);
    }
}

// read_step and write_step where pairs of operands are interleaved. With constants: loops whose bodies differ are not
// unrolled, and vectors would be in memory.
template <class Formula, class T>
ACTGRAD_INLINE void read_pairs_step(const void* const* inputs, int64_t at, const int64_t* ahead,
                                    typename Access<T>::Value* in) {
    for_constants<Formula::inputs>([&](auto constant) {
        constexpr int i = decltype(constant)::value, width = leads_pair<Formula>(i) ? 2 : 1;
        if constexpr (!follows_in_pair<Formula>(i)) {
            const T* const from = static_cast<const T*>(inputs[i]) + at * width;
            if (ahead) {
                prefetch(reinterpret_cast<const char*>(from) + ahead[i], width * Access<T>::lanes * sizeof(T));
            }
            if constexpr (width == 2) {
                const auto pairs = load_pairs(from);
                in[i] = pairs.even;
                in[i + 1] = pairs.odd;
            } else {
                in[i] = load_beside_pairs(from);
            }
        }
    });
}

template <class Formula, class T>
ACTGRAD_INLINE void write_pairs_step(void* const* outputs, int64_t at, bool non_temporal,
                                     const typename Access<T>::Value* out) {
    for_constants<Formula::outputs>([&](auto constant) {
        constexpr int i = decltype(constant)::value, width = leads_pair<Formula>(Formula::inputs + i) ? 2 : 1;
        if constexpr (!follows_in_pair<Formula>(Formula::inputs + i)) {
            T* const to = static_cast<T*>(outputs[i]) + at * width;
            if constexpr (width == 2) {
                store_pairs(to, {plain(out[i]), plain(out[i + 1])}, non_temporal);
            } else {
                store_beside_pairs(to, plain(out[i]), non_temporal);
            }
        }
    });
}

// One `Value` of each input at position `at`; the inputs' distances `ahead` are prefetched if given. `row_step` is 1,
// or 0 if inputs with an element for each row have one vector for all positions.
template <class Formula, class T>
ACTGRAD_INLINE void read_step(const void* const* inputs, int64_t at, int64_t row_step, const int64_t* ahead,
                              typename Access<T>::Value* in) {
    if constexpr (Formula::interleaved != 0) {
        read_pairs_step<Formula, T>(inputs, at, ahead, in);
        return;
    }
    const auto input = [&](int i) { return static_cast<const T*>(inputs[i]) + at; };
    if (ahead) {
        for (int i = 0; i < Formula::inputs; ++i) {
            if (!is_row<Formula>(i)) {
                prefetch(reinterpret_cast<const char*>(input(i)) + ahead[i], Access<T>::lanes * sizeof(T));
            }
        }
    }
    for (int i = 0; i < Formula::inputs; ++i) {
        in[i] = is_row<Formula>(i) ? read_wide<T>(static_cast<const Wide<T>*>(inputs[i]) + at * row_step)
                                   : Access<T>::read(input(i));
    }
}

// Whether outputs may be prefetched: halves of rows. The hardware prefetches others.
template <class Formula, class T>
constexpr bool prefetches_outputs = Formula::outputs == 2 && Formula::sums == 0 && Formula::rows == 0 &&
                                    Formula::interleaved == 0 && sizeof(T) <= sizeof(float);

// The terms of sums at position `at`.
template <class Formula, class T>
ACTGRAD_INLINE void write_terms(void* const* outputs, int64_t at, const typename Access<T>::Value* out) {
    for (int i = stored_outputs<Formula>; i < Formula::outputs; ++i) {
        write_wide<T>(static_cast<Wide<T>*>(outputs[i]) + at, out[i]);
    }
}

// One `Value` of each output at position `at`; with non-temporal stores if so asked. The outputs' distances `ahead` are
// prefetched if given.
template <class Formula, class T>
ACTGRAD_INLINE void write_step(void* const* outputs, int64_t at, bool non_temporal,
                               const typename Access<T>::Value* out, const int64_t* ahead = nullptr) {
    if constexpr (Formula::interleaved != 0) {
        write_pairs_step<Formula, T>(outputs, at, non_temporal, out);
        return;
    }
    const auto output = [&](int i) { return static_cast<T*>(outputs[i]) + at; };
    if (prefetches_outputs<Formula, T> && ahead) {
        for (int i = 0; i < Formula::outputs; ++i) {
            prefetch(reinterpret_cast<const char*>(output(i)) + ahead[i], Access<T>::lanes * sizeof(T));
        }
    }
    for (int i = 0; i < stored_outputs<Formula>; ++i) {
        if (non_temporal) {
            Access<T>::write_non_temporal(output(i), out[i]);
        } else {
            Access<T>::write(output(i), out[i]);
        }
    }
    write_terms<Formula, T>(outputs, at, out);
}

// Whether a step is two vectors, of the elements with even and with odd numbers: with AVX2, converting bfloat16 then
// takes half as many instructions.
template <class Formula, class T>
constexpr bool is_step_of_two = false;
template <class Formula>
constexpr bool is_step_of_two<Formula, BFloat16> =
    Floats::lanes == 8 && Formula::sums == 0 && Formula::rows == 0 && Formula::interleaved == 0;
template <class Formula, class T>
constexpr int lanes_of_step = (is_step_of_two<Formula, T> ? 2 : 1) * Access<T>::lanes;

// One step, which begins at `at`.
template <class Formula, class T>
ACTGRAD_INLINE void step(const void* const* inputs, void* const* outputs, int64_t at, int64_t row_step,
                         const int64_t* ahead, bool non_temporal, const int64_t* outputs_ahead,
                         const typename Access<T>::Value* scalars) {
    using Value = typename Access<T>::Value;
    if constexpr (is_step_of_two<Formula, T>) {
        Value even[Formula::inputs], odd[Formula::inputs], even_out[Formula::outputs], odd_out[Formula::outputs];
        for (int i = 0; i < Formula::inputs; ++i) {
            const T* const from = static_cast<const T*>(inputs[i]) + at;
            if (ahead) {
                prefetch(reinterpret_cast<const char*>(from) + ahead[i], lanes_of_step<Formula, T> * sizeof(T));
            }
            const auto pairs = load_pairs(from);
            even[i] = pairs.even;
            odd[i] = pairs.odd;
        }
        Formula::apply(even, scalars, even_out);
        Formula::apply(odd, scalars, odd_out);
        for (int i = 0; i < Formula::outputs; ++i) {
            T* const to = static_cast<T*>(outputs[i]) + at;
            if (prefetches_outputs<Formula, T> && outputs_ahead) {
                prefetch(reinterpret_cast<const char*>(to) + outputs_ahead[i], lanes_of_step<Formula, T> * sizeof(T));
            }
            store_pairs(to, {plain(even_out[i]), plain(odd_out[i])}, non_temporal);
        }
        return;
    }
    Value in[Formula::inputs], out[Formula::outputs];
    read_step<Formula, T>(inputs, at, row_step, ahead, in);
    Formula::apply(in, scalars, out);
    write_step<Formula, T>(outputs, at, non_temporal, out, outputs_ahead);
}

}  // namespace
}  // namespace actgrad::ACTGRAD_ISA
