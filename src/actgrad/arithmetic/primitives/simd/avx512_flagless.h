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

// Four registers of half the size, as conversions of such a half from memory take the fewest cycles on Zen 4.
struct DoubleSums {
    using Part = __m256d;

    explicit DoubleSums(const double* from)
        : a(_mm256_loadu_pd(from)),
          b(_mm256_loadu_pd(from + 4)),
          c(_mm256_loadu_pd(from + 8)),
          d(_mm256_loadu_pd(from + 12)) {}

    Part a, b, c, d;
};

// Written out, so that compilers do not load first and then move parts of a register.
ACTGRAD_INLINE DoubleSums::Part doubles_at(const float* from) {
    DoubleSums::Part doubles;
    __asm__("vcvtps2pd %1, %0" : "=v"(doubles) : "m"(*reinterpret_cast<const __m128*>(from)));
    return doubles;
}
ACTGRAD_INLINE void add(DoubleSums& sums, const float* terms) {
    constexpr int half = Floats::lanes / 2;
    sums.a += doubles_at(terms) + doubles_at(terms + half);
    sums.b += doubles_at(terms + 4) + doubles_at(terms + half + 4);
    sums.c += doubles_at(terms + 8) + doubles_at(terms + half + 8);
    sums.d += doubles_at(terms + 12) + doubles_at(terms + half + 12);
}
ACTGRAD_INLINE void store(double* to, const DoubleSums& sums) {
    _mm256_storeu_pd(to, sums.a);
    _mm256_storeu_pd(to + 4, sums.b);
    _mm256_storeu_pd(to + 8, sums.c);
    _mm256_storeu_pd(to + 12, sums.d);
}

}  // namespace actgrad::ACTGRAD_ISA
