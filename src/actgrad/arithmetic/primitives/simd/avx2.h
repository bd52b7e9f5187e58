// SPDX-License-Identifier: Apache-2.0
// Eight lanes: AVX2, FMA and F16C. simd.h documents the functions.
#pragma once

#include <immintrin.h>

namespace actgrad::ACTGRAD_ISA {

struct Mask {
    __m256 native;
};

struct Floats {
    static constexpr int lanes = 8;

    Floats() = default;
    Floats(__m256 v) : native(v) {}
    Floats(double constant) : native(_mm256_set1_ps(static_cast<float>(constant))) {}

    __m256 native;
};

struct Split {
    Floats n;
    Floats f;
};

struct EvenAndOdd {
    Floats even;
    Floats odd;
};

ACTGRAD_INLINE Floats operator+(Floats a, Floats b) { return _mm256_add_ps(a.native, b.native); }
ACTGRAD_INLINE Floats operator-(Floats a, Floats b) { return _mm256_sub_ps(a.native, b.native); }
ACTGRAD_INLINE Floats operator*(Floats a, Floats b) { return _mm256_mul_ps(a.native, b.native); }
ACTGRAD_INLINE Floats operator/(Floats a, Floats b) { return _mm256_div_ps(a.native, b.native); }
ACTGRAD_INLINE Floats operator-(Floats a) { return -a.native; }  // compilers know FMAs that negate

ACTGRAD_INLINE Mask operator<(Floats a, Floats b) { return {_mm256_cmp_ps(a.native, b.native, _CMP_LT_OQ)}; }
ACTGRAD_INLINE Mask operator<=(Floats a, Floats b) { return {_mm256_cmp_ps(a.native, b.native, _CMP_LE_OQ)}; }
ACTGRAD_INLINE Mask operator>(Floats a, Floats b) { return {_mm256_cmp_ps(a.native, b.native, _CMP_GT_OQ)}; }
ACTGRAD_INLINE Mask operator>=(Floats a, Floats b) { return {_mm256_cmp_ps(a.native, b.native, _CMP_GE_OQ)}; }
ACTGRAD_INLINE Mask operator==(Floats a, Floats b) { return {_mm256_cmp_ps(a.native, b.native, _CMP_EQ_OQ)}; }
ACTGRAD_INLINE Mask operator!=(Floats a, Floats b) { return {_mm256_cmp_ps(a.native, b.native, _CMP_NEQ_UQ)}; }

ACTGRAD_INLINE bool any(Mask a) { return _mm256_movemask_ps(a.native) != 0; }
ACTGRAD_INLINE Floats where(Mask mask, Floats a, Floats b) { return _mm256_blendv_ps(b.native, a.native, mask.native); }
ACTGRAD_INLINE Floats fma(Floats a, Floats b, Floats c) { return _mm256_fmadd_ps(a.native, b.native, c.native); }
ACTGRAD_INLINE Floats absolute(Floats a) { return _mm256_andnot_ps(_mm256_set1_ps(-0.0f), a.native); }
ACTGRAD_INLINE Floats copysign(Floats a, Floats b) {
    const __m256 sign = _mm256_set1_ps(-0.0f);
    return _mm256_or_ps(_mm256_andnot_ps(sign, a.native), _mm256_and_ps(sign, b.native));
}

// The instruction returns its second operand if either is NaN.
ACTGRAD_INLINE Floats at_most(Floats a, Floats bound) { return _mm256_min_ps(bound.native, a.native); }
ACTGRAD_INLINE Floats at_least(Floats a, Floats bound) { return _mm256_max_ps(bound.native, a.native); }
ACTGRAD_INLINE Floats within(Floats a, Floats bound) { return at_most(at_least(a, -bound), bound); }

// 2^n as two factors, each a bare exponent field; a field of 0 is the factor 0. Adding 1.5·2^23 + 254 leaves the
// integer n + 254 in the lowest ten bits.
ACTGRAD_INLINE Floats scale(Floats a, Floats n) {
    const __m256i both = _mm256_castps_si256(_mm256_add_ps(n.native, _mm256_set1_ps(12582912.0f + 254.0f)));
    const __m256i half = _mm256_srli_epi32(both, 1);
    const __m256i rest = _mm256_sub_epi32(both, half);
    const __m256 partly = _mm256_mul_ps(a.native, _mm256_castsi256_ps(_mm256_slli_epi32(half, 23)));
    return _mm256_mul_ps(partly, _mm256_castsi256_ps(_mm256_slli_epi32(rest, 23)));
}

ACTGRAD_INLINE Floats power_of_two(Floats rounded) {
    return _mm256_castsi256_ps(_mm256_slli_epi32(_mm256_castps_si256(rounded.native), 23));
}

// n is kept as INTEGER + n - 32; the power is 0 from -95 on and infinite from 160 on.
constexpr double ABOVE = 1;
ACTGRAD_INLINE Split split_above(Floats y) {
    const Floats bounded = at_most(at_least(y, -95.0), 160.0);
    const Floats rounded = bounded + (INTEGER - 32.0);
    return {rounded, bounded - (rounded - (INTEGER - 32.0))};
}
ACTGRAD_INLINE Floats scale_above(Floats a, Floats rounded) { return a * power_of_two(rounded); }
ACTGRAD_INLINE Floats scale_above(Floats a, Floats rounded, Floats b) { return fma(a, power_of_two(rounded), b); }

// n is kept as INTEGER + n + 32; the power is 0 from -159 on.
constexpr double BELOW = 1.0 / 4294967296.0;  // 2^-32
ACTGRAD_INLINE Split split_below(Floats y) {
    const Floats bounded = at_least(y, -159.2);
    const Floats rounded = bounded + (INTEGER + 32.0);
    return {rounded, bounded - (rounded - (INTEGER + 32.0))};
}
ACTGRAD_INLINE Floats scale_below(Floats a, Floats rounded) { return a * power_of_two(rounded); }

// 0x3f3504f3 is the bit pattern of √½ (rounded), and 2^23 in it are one unit of the exponent.
ACTGRAD_INLINE Floats nearest_exponent(Floats a) {
    const __m256i above = _mm256_sub_epi32(_mm256_castps_si256(a.native), _mm256_set1_epi32(0x3f3504f3));
    return _mm256_cvtepi32_ps(_mm256_srai_epi32(above, 23));
}

ACTGRAD_INLINE Floats quarter_of_octave(Floats a) {
    return _mm256_castsi256_ps(_mm256_srli_epi32(_mm256_castps_si256(a.native), 21));
}

// Each permutation goes by the lowest three bits; the fourth chooses.
ACTGRAD_INLINE Floats look_up(const float (&table)[16], Floats number) {
    const __m256i bits = _mm256_castps_si256(number.native);
    const __m256 low = _mm256_permutevar8x32_ps(_mm256_loadu_ps(table), bits);
    const __m256 high = _mm256_permutevar8x32_ps(_mm256_loadu_ps(table + 8), bits);
    return _mm256_blendv_ps(low, high, _mm256_castsi256_ps(_mm256_slli_epi32(bits, 28)));
}

typedef double Doubles __attribute__((vector_size(32)));

ACTGRAD_INLINE Doubles load_doubles(const float* from) { return _mm256_cvtps_pd(_mm_loadu_ps(from)); }

ACTGRAD_INLINE Floats load(const float* from) { return _mm256_loadu_ps(from); }
ACTGRAD_INLINE Floats load(const Float16* from) {
    return _mm256_cvtph_ps(_mm_loadu_si128(reinterpret_cast<const __m128i*>(from)));
}
ACTGRAD_INLINE Floats load(const BFloat16* from) {
    const __m128i half = _mm_loadu_si128(reinterpret_cast<const __m128i*>(from));
    return _mm256_castsi256_ps(_mm256_slli_epi32(_mm256_cvtepu16_epi32(half), 16));
}

ACTGRAD_INLINE void store(float* to, Floats a) { _mm256_storeu_ps(to, a.native); }
ACTGRAD_INLINE void store_non_temporal(float* to, Floats a) { _mm256_stream_ps(to, a.native); }

ACTGRAD_INLINE __m128i float16_bits(Floats a) {
    return _mm256_cvtps_ph(a.native, _MM_FROUND_TO_NEAREST_INT | _MM_FROUND_NO_EXC);
}
// Its upper halves are the results.
ACTGRAD_INLINE __m256i rounded_to_bfloat16(Floats a) {
    const __m256i bits = _mm256_castps_si256(a.native);
    const __m256i odd = _mm256_and_si256(_mm256_srli_epi32(bits, 16), _mm256_set1_epi32(1));
    return _mm256_add_epi32(bits, _mm256_add_epi32(odd, _mm256_set1_epi32(0x7fff)));
}
ACTGRAD_INLINE __m128i bfloat16_bits(Floats a) {
    const __m256i upper = _mm256_srli_epi32(rounded_to_bfloat16(a), 16);
    return _mm_packus_epi32(_mm256_castsi256_si128(upper), _mm256_extracti128_si256(upper, 1));
}
ACTGRAD_INLINE void store(Float16* to, Floats a) { _mm_storeu_si128(reinterpret_cast<__m128i*>(to), float16_bits(a)); }
ACTGRAD_INLINE void store(BFloat16* to, Floats a) {
    _mm_storeu_si128(reinterpret_cast<__m128i*>(to), bfloat16_bits(a));
}
ACTGRAD_INLINE void store_non_temporal(Float16* to, Floats a) {
    _mm_stream_si128(reinterpret_cast<__m128i*>(to), float16_bits(a));
}
ACTGRAD_INLINE void store_non_temporal(BFloat16* to, Floats a) {
    _mm_stream_si128(reinterpret_cast<__m128i*>(to), bfloat16_bits(a));
}

ACTGRAD_INLINE void store(void* to, __m256i bits, bool non_temporal) {
    non_temporal ? _mm256_stream_si256(static_cast<__m256i*>(to), bits)
                 : _mm256_storeu_si256(static_cast<__m256i*>(to), bits);
}

ACTGRAD_INLINE void store(void* to, __m128i bits, bool non_temporal) {
    non_temporal ? _mm_stream_si128(static_cast<__m128i*>(to), bits)
                 : _mm_storeu_si128(static_cast<__m128i*>(to), bits);
}

// The middle quarters of each register are swapped, but for bfloat16.
constexpr int SWAP_MIDDLE = 0xd8;
ACTGRAD_INLINE EvenAndOdd pairs_of(__m256 a, __m256 b) {
    return {_mm256_shuffle_ps(a, b, 0x88), _mm256_shuffle_ps(a, b, 0xdd)};
}

ACTGRAD_INLINE EvenAndOdd load_pairs(const float* from) {
    return pairs_of(_mm256_loadu_ps(from), _mm256_loadu_ps(from + 8));
}
ACTGRAD_INLINE void store_pairs(float* to, EvenAndOdd pairs, bool non_temporal) {
    const __m256 low = _mm256_unpacklo_ps(pairs.even.native, pairs.odd.native);
    const __m256 high = _mm256_unpackhi_ps(pairs.even.native, pairs.odd.native);
    store(to, _mm256_castps_si256(low), non_temporal);
    store(to + 8, _mm256_castps_si256(high), non_temporal);
}
ACTGRAD_INLINE Floats load_beside_pairs(const float* from) {
    const __m256d quarters = _mm256_castps_pd(_mm256_loadu_ps(from));
    return _mm256_castpd_ps(_mm256_permute4x64_pd(quarters, SWAP_MIDDLE));
}
ACTGRAD_INLINE void store_beside_pairs(float* to, Floats a, bool non_temporal) {
    store(to, _mm256_permute4x64_epi64(_mm256_castps_si256(a.native), SWAP_MIDDLE), non_temporal);
}

ACTGRAD_INLINE EvenAndOdd load_pairs(const Float16* from) { return pairs_of(load(from).native, load(from + 8).native); }
ACTGRAD_INLINE void store_pairs(Float16* to, EvenAndOdd pairs, bool non_temporal) {
    store(to, float16_bits(_mm256_unpacklo_ps(pairs.even.native, pairs.odd.native)), non_temporal);
    store(to + 8, float16_bits(_mm256_unpackhi_ps(pairs.even.native, pairs.odd.native)), non_temporal);
}
ACTGRAD_INLINE Floats load_beside_pairs(const Float16* from) {
    const __m128i bits = _mm_loadu_si128(reinterpret_cast<const __m128i*>(from));
    return _mm256_cvtph_ps(_mm_shuffle_epi32(bits, SWAP_MIDDLE));
}
ACTGRAD_INLINE void store_beside_pairs(Float16* to, Floats a, bool non_temporal) {
    store(to, _mm_shuffle_epi32(float16_bits(a), SWAP_MIDDLE), non_temporal);
}

ACTGRAD_INLINE EvenAndOdd load_pairs(const BFloat16* from) {
    const __m256i bits = _mm256_loadu_si256(reinterpret_cast<const __m256i*>(from));
    return {_mm256_castsi256_ps(_mm256_slli_epi32(bits, 16)),
            _mm256_castsi256_ps(_mm256_and_si256(bits, _mm256_set1_epi32(-0x10000)))};
}
ACTGRAD_INLINE void store_pairs(BFloat16* to, EvenAndOdd pairs, bool non_temporal) {
    const __m256i even = _mm256_srli_epi32(rounded_to_bfloat16(pairs.even), 16);
    store(to, _mm256_blend_epi16(even, rounded_to_bfloat16(pairs.odd), 0xaa), non_temporal);
}
ACTGRAD_INLINE Floats load_beside_pairs(const BFloat16* from) { return load(from); }
ACTGRAD_INLINE void store_beside_pairs(BFloat16* to, Floats a, bool non_temporal) {
    store(to, bfloat16_bits(a), non_temporal);
}

constexpr bool HAS_MASKED_PRODUCTS = false;
constexpr bool HAS_FLAGLESS_FLOATS = false;
constexpr bool HAS_NON_TEMPORAL_STORES = true;

ACTGRAD_INLINE void copy_line(const char* from, char* to) {
    for (int at = 0; at < CACHE_LINE; at += 32) {
        _mm256_stream_si256(reinterpret_cast<__m256i*>(to + at),
                            _mm256_loadu_si256(reinterpret_cast<const __m256i*>(from + at)));
    }
}
ACTGRAD_INLINE void store_fence() { _mm_sfence(); }

[[maybe_unused]] static ACTGRAD_APART void read_part(const void* from, int64_t bytes, void* to, int64_t room) {
    memset(to, 0, static_cast<size_t>(room));
    memcpy(to, from, static_cast<size_t>(bytes));
}
[[maybe_unused]] static ACTGRAD_APART void write_part(const void* from, int64_t bytes, void* to) {
    memcpy(to, from, static_cast<size_t>(bytes));
}

}  // namespace actgrad::ACTGRAD_ISA
