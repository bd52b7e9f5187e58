// SPDX-License-Identifier: Apache-2.0
// The tile function of one channel, which adds the terms to the channel's sum at once.
#pragma once

#include "opapi/kernels/tile/steps.h"

namespace actgrad::ACTGRAD_ISA {
namespace {

// The formula, whose terms are added to sums at once. V and Sums are FlaglessFloats and DoubleSums, which not every
// instruction set has.
template <class Formula, class T, class V, class Sums>
__attribute__((flatten)) void tile_and_sum(const void* const* inputs, void* const* outputs, int64_t count,
                                           const int64_t* ahead, const Broadcast*, bool, const TileRows*) {
    using Value = typename Access<T>::Value;
    static_assert(Formula::sums == 1 && Formula::scalars == 0 && Formula::rows == 0);
    constexpr int64_t lanes = Access<T>::lanes, item = sizeof(T);
    constexpr int stored = Formula::outputs - 1;
    const void* in[Formula::inputs];
    int64_t distances[Formula::inputs] = {};
    Value of_channel[Formula::inputs];
    for (int i = 0; i < Formula::inputs; ++i) {
        in[i] = inputs[i];
        distances[i] = ahead ? ahead[i] : 0;
        if (is_of_channel<Formula>(i)) {
            T same[lanes];
            for (T& element : same) {
                element = *static_cast<const T*>(inputs[i]);
            }
            of_channel[i] = Access<T>::read(same);
        }
    }
    void* out[Formula::outputs];
    for (int i = 0; i < Formula::outputs; ++i) {
        out[i] = outputs[i];
    }
    const auto read = [&](const void* const* from, int64_t at, const int64_t* further, Value* values) {
        for (int i = 0; i < Formula::inputs; ++i) {
            if (is_of_channel<Formula>(i)) {
                values[i] = of_channel[i];
                continue;
            }
            const T* const own = static_cast<const T*>(from[i]) + at;
            if (further) {
                prefetch(reinterpret_cast<const char*>(own) + further[i], lanes * item);
            }
            values[i] = Access<T>::read(own);
        }
    };
    double* const all = static_cast<double*>(out[stored]);
    Sums sums(all);
    const auto apply = [](const Value* values, V* results) {
        V from[Formula::inputs];
        for (int i = 0; i < Formula::inputs; ++i) {
            from[i] = plain(values[i]);
        }
        Formula::apply(from, from, results);
    };
    const auto write = [](void* const* to, int64_t at, const V* results, bool non_temporal) {
        for (int i = 0; i < stored; ++i) {
            store_in_any_order(static_cast<T*>(to[i]) + at, results[i], non_temporal);
        }
    };
    const int64_t end = count / lanes * lanes, last = end - lanes;
    // Loads are one step ahead, as in `pipelined_steps`, and additions one behind.
    alignas(CACHE_LINE) Wide<T> terms[2][lanes] = {};
    const auto loop = [&](const int64_t* further) {
        Value values[Formula::inputs], next[Formula::inputs];
        int64_t own = 0;
        read(in, 0, further, values);
        for (int64_t at = 0; at < end; at += lanes) {
            read(in, at < last ? at + lanes : last, further, next);
            add(sums, terms[1 - own]);
            V results[Formula::outputs];
            apply(values, results);
            store(terms[own], results[stored].value);
            write(out, at, results, further != nullptr);
            for (int i = 0; i < Formula::inputs; ++i) {
                values[i] = next[i];
            }
            own = 1 - own;
        }
        add(sums, terms[1 - own]);
    };
    if (end > 0) {
        ahead ? loop(distances) : loop(nullptr);
    }
    // The remaining elements go through padded buffers of one vector.
    if (const int64_t rest = count - end; rest > 0) {
        alignas(CACHE_LINE) T padded[Formula::inputs + stored][lanes];
        const void* from[Formula::inputs];
        void* to[stored];
        for (int i = 0; i < Formula::inputs; ++i) {
            if (!is_of_channel<Formula>(i)) {
                read_part(static_cast<const T*>(in[i]) + end, rest * item, padded[i], lanes * item);
                from[i] = padded[i];
            }
        }
        Value values[Formula::inputs];
        V results[Formula::outputs];
        read(from, 0, nullptr, values);
        apply(values, results);
        write_wide<T>(terms[0], results[stored].value);
        memset(terms[0] + rest, 0, static_cast<size_t>(lanes - rest) * sizeof(Wide<T>));
        add(sums, terms[0]);
        for (int i = 0; i < stored; ++i) {
            to[i] = padded[Formula::inputs + i];
        }
        write(to, 0, results, false);
        for (int i = 0; i < stored; ++i) {
            write_part(to[i], rest * item, static_cast<T*>(out[i]) + end);
        }
    }
    store(all, sums);
}

template <class Formula, class T>
constexpr TileFunction tile_and_sum_if_any() {
    if constexpr (HAS_FLAGLESS_FLOATS && Formula::channels != 0) {
        return tile_and_sum<Formula, T, FlaglessFloats, DoubleSums>;
    } else {
        return nullptr;
    }
}

}  // namespace
}  // namespace actgrad::ACTGRAD_ISA
