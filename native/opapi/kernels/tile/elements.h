// SPDX-License-Identifier: Apache-2.0
// Elements in memory as the values that formulas compute with.
#pragma once

#include "opapi/kernels/kernel.h"
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

template <>
struct Access<float> {
    using Value = Floats;
    static constexpr int lanes = Floats::lanes;
    ACTGRAD_INLINE Value read(const float* from) { return load(from); }
    ACTGRAD_INLINE void write(float* to, Value result) { store(to, result); }
    ACTGRAD_INLINE void write_non_temporal(float* to, Value result) { store_non_temporal(to, result); }
};

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

// The type of terms of sums, which are never rounded to 16 bits, and of inputs with an element for each row.
template <class T>
struct WideOf {
    using Type = T;
};
template <>
struct WideOf<Float16> {
    using Type = float;
};
template <>
struct WideOf<BFloat16> {
    using Type = float;
};
template <class T>
using Wide = typename WideOf<T>::Type;

template <class T>
constexpr bool is_bfloat16 = false;
template <>
constexpr bool is_bfloat16<BFloat16> = true;

ACTGRAD_INLINE Floats plain(Floats value) { return value; }
ACTGRAD_INLINE Floats plain(Floats16Bit value) { return value.value; }

// Such elements, in lanes that match those of T's.
template <class T>
ACTGRAD_INLINE typename Access<T>::Value read_wide(const Wide<T>* from) {
    if constexpr (sizeof(T) == sizeof(Wide<T>)) {
        return Access<T>::read(from);
    } else {
        return load_in_order_of(T{}, from);
    }
}
template <class T>
ACTGRAD_INLINE void write_wide(Wide<T>* to, typename Access<T>::Value value) {
    if constexpr (sizeof(T) == sizeof(Wide<T>)) {
        Access<T>::write(to, value);
    } else {
        store_in_order_of(T{}, to, value.value);
    }
}

template <class Value>
ACTGRAD_INLINE Value broadcast_to(Broadcast scalar) {
    return scalar.number;
}
template <>
inline Integer broadcast_to<Integer>(Broadcast scalar) {
    return scalar.integer;
}

}  // namespace
}  // namespace actgrad::ACTGRAD_ISA
