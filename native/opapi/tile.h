// SPDX-License-Identifier: Apache-2.0
// The loop over packed elements around one formula. Each operator's generated unit includes this and is compiled once
// for each instruction set, with ACTGRAD_ISA naming it. No std:: templates here: the linker keeps one copy for all
// units, which might be the one compiled for an instruction set that the machine lacks.
#pragma once

#include "generated/kernels.h"
#include "opapi/kernel.h"
#include "src/actgrad/arithmetic/primitives/cpu_16bit.h"
#include "src/actgrad/arithmetic/primitives/cpu_integer.h"

namespace actgrad::ACTGRAD_ISA {
namespace {

// Loads and stores elements of type T as the value type that formulas compute with.
template <class T>
struct Access {
    using Value = Floats16Bit;
    static constexpr int lanes = Floats16Bit::lanes;
    ACTGRAD_INLINE Value read(const T* from) { return load_in_any_order(from); }
    ACTGRAD_INLINE void write(T* to, Value result) { store_in_any_order(to, result.value); }
    ACTGRAD_INLINE void write_non_temporal(T* to, Value result) { store_in_any_order_non_temporal(to, result.value); }
};

// Computes in float32; results are rounded only when stored.
template <class T>
struct FloatAccess {
    using Value = Floats;
    static constexpr int lanes = Floats::lanes;
    ACTGRAD_INLINE Value read(const T* from) { return load(from); }
    ACTGRAD_INLINE void write(T* to, Value result) { store(to, result); }
    ACTGRAD_INLINE void write_non_temporal(T* to, Value result) { store_non_temporal(to, result); }
};

template <>
struct Access<float> : FloatAccess<float> {};

template <>
struct Access<double> {
    using Value = double;
    static constexpr int lanes = 1;
    ACTGRAD_INLINE Value read(const double* from) { return *from; }
    ACTGRAD_INLINE void write(double* to, Value result) { *to = result; }
    ACTGRAD_INLINE void write_non_temporal(double* to, Value result) { *to = result; }
};

template <>
struct Access<int64_t> {
    using Value = Integer;
    static constexpr int lanes = 1;
    ACTGRAD_INLINE Value read(const int64_t* from) { return *from; }
    ACTGRAD_INLINE void write(int64_t* to, Value result) { *to = result.value; }
    ACTGRAD_INLINE void write_non_temporal(int64_t* to, Value result) { *to = result.value; }
};

// A formula's access to T, and the type of its terms of sums, which are never rounded to 16 bits.
template <class T, bool HAS_SUMS>
struct FormulaAccess : Access<T> {
    using Term = T;
};

template <>
struct FormulaAccess<Float16, true> : FloatAccess<Float16> {
    using Term = float;
};

template <>
struct FormulaAccess<BFloat16, true> : FloatAccess<BFloat16> {
    using Term = float;
};

template <class Formula, class T>
using AccessOf = FormulaAccess<T, (Formula::sums > 0)>;

template <class Value>
ACTGRAD_INLINE Value broadcast_to(Broadcast scalar) {
    return scalar.number;
}
template <>
inline Integer broadcast_to<Integer>(Broadcast scalar) {
    return scalar.integer;
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

// Prefetches the cache lines of `bytes` bytes.
ACTGRAD_INLINE void prefetch(const char* from, size_t bytes) {
    for (size_t byte = 0; byte < bytes; byte += CACHE_LINE) {
        __builtin_prefetch(from + byte, 0, 2);
    }
}

// One `Value` of each input at position `at`; the inputs' distances `ahead` are prefetched if given.
template <class Formula, class T>
ACTGRAD_INLINE void read_step(const T* const* inputs, int64_t at, const int64_t* ahead,
                              typename AccessOf<Formula, T>::Value* in) {
    using Own = AccessOf<Formula, T>;
    if (ahead) {
        for (int i = 0; i < Formula::inputs; ++i) {
            prefetch(reinterpret_cast<const char*>(inputs[i] + at) + ahead[i], Own::lanes * sizeof(T));
        }
    }
    for (int i = 0; i < Formula::inputs; ++i) {
        in[i] = Own::read(inputs[i] + at);
    }
}

// One `Value` of each output at position `at`; with non-temporal stores if so asked.
template <class Formula, class T>
ACTGRAD_INLINE void write_step(T* const* outputs, int64_t at, bool non_temporal,
                               const typename AccessOf<Formula, T>::Value* out) {
    using Own = AccessOf<Formula, T>;
    using Term = typename Own::Term;
    for (int i = 0; i < Formula::outputs; ++i) {
        if (i >= Formula::outputs - Formula::sums) {
            Access<Term>::write(reinterpret_cast<Term*>(outputs[i]) + at, out[i]);
        } else if (non_temporal) {
            Own::write_non_temporal(outputs[i] + at, out[i]);
        } else {
            Own::write(outputs[i] + at, out[i]);
        }
    }
}

// The formula for `count` elements, at least one vector and only whole ones. Loads are one step ahead of the formula
// and stores one behind: what the processor holds while it waits for operands is then less, and more steps overlap. The
// first store is of nothing, and the next one is to the same place; the last load is done twice.
template <class Formula, class T>
ACTGRAD_INLINE void steps_in_stages(const T* const* inputs, T* const* outputs, int64_t count, const int64_t* distances,
                                    bool non_temporal, const typename AccessOf<Formula, T>::Value* scalars) {
    using Value = typename AccessOf<Formula, T>::Value;
    constexpr int64_t lanes = AccessOf<Formula, T>::lanes;
    Value in[Formula::inputs], out[Formula::outputs], done[Formula::outputs];
    for (int i = 0; i < Formula::outputs; ++i) {
        done[i] = 0.0;
    }
    read_step<Formula, T>(inputs, 0, distances, in);
    int64_t before = 0;
    const int64_t last = count - lanes;
    for (int64_t at = 0; at <= last; at += lanes) {
        Value next[Formula::inputs];
        read_step<Formula, T>(inputs, at < last ? at + lanes : last, distances, next);
        Formula::apply(in, scalars, out);
        write_step<Formula, T>(outputs, before, non_temporal, done);
        before = at;
        for (int i = 0; i < Formula::inputs; ++i) {
            in[i] = next[i];
        }
        for (int i = 0; i < Formula::outputs; ++i) {
            done[i] = out[i];
        }
    }
    write_step<Formula, T>(outputs, last, false, done);
}

template <class Formula, class T>
ACTGRAD_INLINE void step(const T* const* inputs, T* const* outputs, int64_t at, const int64_t* ahead,
                         const typename AccessOf<Formula, T>::Value* scalars) {
    typename AccessOf<Formula, T>::Value in[Formula::inputs], out[Formula::outputs];
    read_step<Formula, T>(inputs, at, ahead, in);
    Formula::apply(in, scalars, out);
    write_step<Formula, T>(outputs, at, ahead, out);
}

// flatten: a call within the loop would spill vector registers.
template <class Formula, class T>
__attribute__((flatten)) void tile(const void* const* inputs, void* const* outputs, int64_t count, const int64_t* ahead,
                                   const Broadcast* scalars) {
    using Value = typename AccessOf<Formula, T>::Value;
    constexpr int lanes = AccessOf<Formula, T>::lanes;
    Value broadcast[Formula::scalars + 1];  // + 1, as an array cannot be empty
    for (int i = 0; i < Formula::scalars; ++i) {
        broadcast[i] = broadcast_to<Value>(scalars[i]);
    }
    const T* in[Formula::inputs];
    T* out[Formula::outputs];
    for (int i = 0; i < Formula::inputs; ++i) {
        in[i] = static_cast<const T*>(inputs[i]);
    }
    for (int i = 0; i < Formula::outputs; ++i) {
        out[i] = static_cast<T*>(outputs[i]);
    }
    int64_t at = 0;
    // Emulated FMAs make formulas so long that two copies would be half of the library.
    constexpr bool one_loop = Floats::lanes < 8 && lanes > 1;
    // Pays where loads and stores convert, and registers are many.
    constexpr bool in_stages = Floats::lanes >= 32 && sizeof(T) == 2;
    int64_t distances[Formula::inputs] = {};
    if (ahead && !one_loop) {
        for (int i = 0; i < Formula::inputs; ++i) {
            distances[i] = ahead[i];
        }
    }
    if (in_stages) {
        at = count / lanes * lanes;
        if (at > 0) {
            steps_in_stages<Formula, T>(in, out, at, distances, ahead, broadcast);
        }
    } else if (one_loop) {
        for (; at + lanes <= count; at += lanes) {
            step<Formula, T>(in, out, at, ahead, broadcast);
        }
    } else if (ahead) {
        for (; at + lanes <= count; at += lanes) {
            step<Formula, T>(in, out, at, distances, broadcast);
        }
    } else {
        for (; at + lanes <= count; at += lanes) {
            step<Formula, T>(in, out, at, nullptr, broadcast);
        }
    }
    const int64_t rest = count - at;
    if (rest == 0) {
        return;
    }
    // The remaining elements go through zero-padded buffers of one vector.
    T padded_in[Formula::inputs][lanes] = {};
    using Term = typename AccessOf<Formula, T>::Term;
    Term padded_out[Formula::outputs][lanes];  // at least as wide as T
    const void* from[Formula::inputs];
    void* to[Formula::outputs];
    for (int i = 0; i < Formula::inputs; ++i) {
        memcpy(padded_in[i], in[i] + at, static_cast<size_t>(rest) * sizeof(T));
        from[i] = padded_in[i];
    }
    for (int i = 0; i < Formula::outputs; ++i) {
        to[i] = padded_out[i];
    }
    tile<Formula, T>(from, to, lanes, nullptr, scalars);
    for (int i = 0; i < Formula::outputs; ++i) {
        const size_t item = i >= Formula::outputs - Formula::sums ? sizeof(Term) : sizeof(T);
        memcpy(reinterpret_cast<char*>(out[i]) + static_cast<size_t>(at) * item, padded_out[i],
               static_cast<size_t>(rest) * item);
    }
}

}  // namespace
}  // namespace actgrad::ACTGRAD_ISA

// Defines the tile functions of the formula `name` with `arguments`, a list of in[0] to in[input_count - 1] and
// scalars[0] to scalars[scalar_count - 1]. `integers` is its tile function for integers, or null.
#define ACTGRAD_TILES(name, input_count, output_count, scalar_count, arguments, integers)           \
    static_assert(input_count + output_count <= MAX_OPERANDS && scalar_count <= MAX_SCALARS);       \
    namespace {                                                                                     \
    struct name##_formula {                                                                         \
        static constexpr int inputs = input_count;                                                  \
        static constexpr int outputs = output_count;                                                \
        static constexpr int scalars = scalar_count;                                                \
        static constexpr int sums = SUMS[static_cast<int>(Kernel::name)];                           \
        template <class V>                                                                          \
        ACTGRAD_INLINE void apply(const V* in, [[maybe_unused]] const V* scalars, V* out) {         \
            results(name arguments, out);                                                           \
        }                                                                                           \
    };                                                                                              \
    }                                                                                               \
    extern const TileFunctions name##_tiles;                                                        \
    const TileFunctions name##_tiles = {tile<name##_formula, float>, tile<name##_formula, Float16>, \
                                        tile<name##_formula, BFloat16>, tile<name##_formula, double>, integers};

#define ACTGRAD_KERNEL(name, input_count, output_count, scalar_count, arguments) \
    ACTGRAD_TILES(name, input_count, output_count, scalar_count, arguments, nullptr)

// The same for a formula that also supports integers.
#define ACTGRAD_KERNEL_ON_INTEGERS(name, input_count, output_count, scalar_count, arguments) \
    ACTGRAD_TILES(name, input_count, output_count, scalar_count, arguments, (tile<name##_formula, int64_t>))
