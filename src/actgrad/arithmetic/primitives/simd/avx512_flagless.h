// SPDX-License-Identifier: Apache-2.0
// Arithmetic that raises no floating-point flags: embedded rounding, which suppresses all exceptions (SAE). What is
// added meanwhile by ordinary instructions has the inexact flag for itself. simd.h documents the types.
#pragma once

#include <immintrin.h>

namespace actgrad::ACTGRAD_ISA {

constexpr int TO_NEAREST = _MM_FROUND_TO_NEAREST_INT | _MM_FROUND_NO_EXC;

struct FlaglessFloats {
    FlaglessFloats() = default;
    FlaglessFloats(Floats floats) : value(floats) {}
    FlaglessFloats(double constant) : value(constant) {}

    Floats value;
};

// Its factors, for masked multiplications: compilers do not merge these instructions themselves.
struct FlaglessProduct {
    operator FlaglessFloats() const {
        return Floats(_mm512_mul_round_ps(a.low, b.low, TO_NEAREST), _mm512_mul_round_ps(a.high, b.high, TO_NEAREST));
    }

    Floats a;
    Floats b;
};

ACTGRAD_INLINE FlaglessProduct operator*(FlaglessFloats a, FlaglessFloats b) { return {a.value, b.value}; }
ACTGRAD_INLINE FlaglessFloats operator+(FlaglessFloats a, FlaglessFloats b) {
    return Floats(_mm512_add_round_ps(a.value.low, b.value.low, TO_NEAREST),
                  _mm512_add_round_ps(a.value.high, b.value.high, TO_NEAREST));
}
ACTGRAD_INLINE Mask operator>(FlaglessFloats a, FlaglessFloats b) { return a.value > b.value; }
ACTGRAD_INLINE FlaglessFloats where(Mask mask, FlaglessFloats a, FlaglessFloats b) {
    return where(mask, a.value, b.value);
}
// A template, so that it is preferred to the one in cpu.h.
template <class A>
ACTGRAD_INLINE FlaglessFloats where_or_product(Mask mask, A a, FlaglessProduct product) {
    const Mask others = !mask;
    const Floats kept = FlaglessFloats(a).value;
    return Floats(_mm512_mask_mul_round_ps(kept.low, others.low, product.a.low, product.b.low, TO_NEAREST),
                  _mm512_mask_mul_round_ps(kept.high, others.high, product.a.high, product.b.high, TO_NEAREST));
}

template <class T>
ACTGRAD_INLINE void store_in_any_order(T* to, FlaglessFloats a, bool non_temporal) {
    non_temporal ? store_in_any_order_non_temporal(to, a.value) : store_in_any_order(to, a.value);
}
// GCC 12 has no intrinsic for the form of this instruction that raises no flags.
ACTGRAD_INLINE __m256i flagless_float16_bits(__m512 a) {
    __m256i bits;
    __asm__("vcvtps2ph $0, %{sae%}, %1, %0" : "=v"(bits) : "v"(a));
    return bits;
}
ACTGRAD_INLINE void store_in_any_order(Float16* to, FlaglessFloats a, bool non_temporal) {
    store_halves(to, flagless_float16_bits(a.value.low), flagless_float16_bits(a.value.high), non_temporal);
}

struct DoubleSums {
    explicit DoubleSums(const double* from) : lower(_mm512_loadu_pd(from)), upper(_mm512_loadu_pd(from + 8)) {}

    Doubles lower;
    Doubles upper;
};

ACTGRAD_INLINE Doubles lower_doubles(__m512 a) { return _mm512_cvtps_pd(_mm512_castps512_ps256(a)); }
ACTGRAD_INLINE Doubles upper_doubles(__m512 a) { return _mm512_cvtps_pd(_mm512_extractf32x8_ps(a, 1)); }
ACTGRAD_INLINE void add(DoubleSums& sums, FlaglessFloats terms) {
    sums.lower += lower_doubles(terms.value.low) + lower_doubles(terms.value.high);
    sums.upper += upper_doubles(terms.value.low) + upper_doubles(terms.value.high);
}
ACTGRAD_INLINE void store(double* to, const DoubleSums& sums) {
    _mm512_storeu_pd(to, sums.lower);
    _mm512_storeu_pd(to + 8, sums.upper);
}

}  // namespace actgrad::ACTGRAD_ISA
