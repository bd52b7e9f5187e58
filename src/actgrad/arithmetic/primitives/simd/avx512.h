// SPDX-License-Identifier: Apache-2.0
// Thirty-two lanes: AVX-512 F, BW, DQ and VL. simd.h documents the functions.
#pragma once

#include <immintrin.h>

namespace actgrad::ACTGRAD_ISA {

// Two registers: formulas are long dependency chains, and two of them overlap.
struct Mask {
    __mmask16 low;
    __mmask16 high;
};

struct Floats {
    static constexpr int lanes = 32;

    Floats() = default;
    Floats(__m512 first, __m512 second) : low(first), high(second) {}
    Floats(double constant) : low(_mm512_set1_ps(static_cast<float>(constant))), high(low) {}

    __m512 low;
    __m512 high;
};

struct Split {
    Floats n;
    Floats f;
};

struct EvenAndOdd {
    Floats even;
    Floats odd;
};

ACTGRAD_INLINE Floats operator+(Floats a, Floats b) {
    return {_mm512_add_ps(a.low, b.low), _mm512_add_ps(a.high, b.high)};
}
ACTGRAD_INLINE Floats operator-(Floats a, Floats b) {
    return {_mm512_sub_ps(a.low, b.low), _mm512_sub_ps(a.high, b.high)};
}
ACTGRAD_INLINE Floats operator*(Floats a, Floats b) {
    return {_mm512_mul_ps(a.low, b.low), _mm512_mul_ps(a.high, b.high)};
}
ACTGRAD_INLINE Floats operator/(Floats a, Floats b) {
    return {_mm512_div_ps(a.low, b.low), _mm512_div_ps(a.high, b.high)};
}
ACTGRAD_INLINE Floats operator-(Floats a) { return {-a.low, -a.high}; }  // compilers know FMAs that negate

template <int PREDICATE>
ACTGRAD_INLINE Mask compare(Floats a, Floats b) {
    return {_mm512_cmp_ps_mask(a.low, b.low, PREDICATE), _mm512_cmp_ps_mask(a.high, b.high, PREDICATE)};
}
ACTGRAD_INLINE Mask operator<(Floats a, Floats b) { return compare<_CMP_LT_OQ>(a, b); }
ACTGRAD_INLINE Mask operator<=(Floats a, Floats b) { return compare<_CMP_LE_OQ>(a, b); }
ACTGRAD_INLINE Mask operator>(Floats a, Floats b) { return compare<_CMP_GT_OQ>(a, b); }
ACTGRAD_INLINE Mask operator>=(Floats a, Floats b) { return compare<_CMP_GE_OQ>(a, b); }
ACTGRAD_INLINE Mask operator==(Floats a, Floats b) { return compare<_CMP_EQ_OQ>(a, b); }
ACTGRAD_INLINE Mask operator!=(Floats a, Floats b) { return compare<_CMP_NEQ_UQ>(a, b); }

ACTGRAD_INLINE Mask operator!(Mask a) { return {static_cast<__mmask16>(~a.low), static_cast<__mmask16>(~a.high)}; }

constexpr bool HAS_MASKED_PRODUCTS = true;
constexpr bool HAS_FLAGLESS_FLOATS = true;  // avx512_flagless.h

ACTGRAD_INLINE bool any(Mask a) { return !_kortestz_mask16_u8(a.low, a.high); }
ACTGRAD_INLINE Floats where(Mask mask, Floats a, Floats b) {
    return {_mm512_mask_blend_ps(mask.low, b.low, a.low), _mm512_mask_blend_ps(mask.high, b.high, a.high)};
}
ACTGRAD_INLINE Floats fma(Floats a, Floats b, Floats c) {
    return {_mm512_fmadd_ps(a.low, b.low, c.low), _mm512_fmadd_ps(a.high, b.high, c.high)};
}
ACTGRAD_INLINE Floats absolute(Floats a) { return {_mm512_abs_ps(a.low), _mm512_abs_ps(a.high)}; }
ACTGRAD_INLINE __m512 copysign(__m512 a, __m512 b) {
    constexpr int CHOICE = 0xca;  // the second operand's bit where the first has 1, else the third's
    const __m512i magnitude = _mm512_set1_epi32(0x7fffffff);
    return _mm512_castsi512_ps(
        _mm512_ternarylogic_epi32(magnitude, _mm512_castps_si512(a), _mm512_castps_si512(b), CHOICE));
}
ACTGRAD_INLINE Floats copysign(Floats a, Floats b) { return {copysign(a.low, b.low), copysign(a.high, b.high)}; }

// The instructions return their second operand if either is NaN.
ACTGRAD_INLINE Floats at_most(Floats a, Floats bound) {
    return {_mm512_min_ps(bound.low, a.low), _mm512_min_ps(bound.high, a.high)};
}
ACTGRAD_INLINE Floats at_least(Floats a, Floats bound) {
    return {_mm512_max_ps(bound.low, a.low), _mm512_max_ps(bound.high, a.high)};
}

ACTGRAD_INLINE __m512 within(__m512 a, __m512 bound) {
    constexpr int SMALLER = 2;  // magnitude, with the sign of the first operand
    return _mm512_range_ps(a, bound, SMALLER);
}
ACTGRAD_INLINE Floats within(Floats a, Floats bound) { return {within(a.low, bound.low), within(a.high, bound.high)}; }

ACTGRAD_INLINE Floats scale(Floats a, Floats n) {
    return {_mm512_scalef_ps(a.low, n.low), _mm512_scalef_ps(a.high, n.high)};
}
ACTGRAD_INLINE __m512 shifted_up(__m512 a) {
    return _mm512_castsi512_ps(_mm512_slli_epi32(_mm512_castps_si512(a), 23));
}
ACTGRAD_INLINE Floats power_of_two(Floats rounded) { return {shifted_up(rounded.low), shifted_up(rounded.high)}; }

ACTGRAD_INLINE Split split(Floats y) {
    const Floats f = {_mm512_reduce_ps(y.low, _MM_FROUND_TO_NEAREST_INT | _MM_FROUND_NO_EXC),
                      _mm512_reduce_ps(y.high, _MM_FROUND_TO_NEAREST_INT | _MM_FROUND_NO_EXC)};
    return {y - f, f};
}

constexpr double ABOVE = 1.0 / 4294967296.0;  // 2^-32
ACTGRAD_INLINE Split split_above(Floats y) { return split(y); }
ACTGRAD_INLINE Floats scale_above(Floats a, Floats n) { return scale(a, n); }
ACTGRAD_INLINE Floats scale_above(Floats a, Floats n, Floats b) { return scale(a, n) + b; }

constexpr double BELOW = 1;
ACTGRAD_INLINE Split split_below(Floats y) { return split(y); }
ACTGRAD_INLINE Floats scale_below(Floats a, Floats n) { return scale(a, n); }

// 0x3f3504f3 is the bit pattern of √½ (rounded), and 2^23 in it are one unit of the exponent.
ACTGRAD_INLINE __m512 nearest_exponent(__m512 a) {
    const __m512i above = _mm512_sub_epi32(_mm512_castps_si512(a), _mm512_set1_epi32(0x3f3504f3));
    return _mm512_cvtepi32_ps(_mm512_srai_epi32(above, 23));
}
ACTGRAD_INLINE Floats nearest_exponent(Floats a) { return {nearest_exponent(a.low), nearest_exponent(a.high)}; }

ACTGRAD_INLINE __m512 quarter_of_octave(__m512 a) {
    return _mm512_castsi512_ps(_mm512_srli_epi32(_mm512_castps_si512(a), 21));
}
ACTGRAD_INLINE Floats quarter_of_octave(Floats a) { return {quarter_of_octave(a.low), quarter_of_octave(a.high)}; }

ACTGRAD_INLINE Floats look_up(const float (&table)[16], Floats number) {
    const __m512 elements = _mm512_loadu_ps(table);
    return {_mm512_permutexvar_ps(_mm512_castps_si512(number.low), elements),
            _mm512_permutexvar_ps(_mm512_castps_si512(number.high), elements)};
}

typedef double Doubles __attribute__((vector_size(64)));

ACTGRAD_INLINE Doubles load_doubles(const float* from) {
    return _mm512_cvtps_pd(_mm256_loadu_ps(from));  // compilers split conversions of their own vector types
}

ACTGRAD_INLINE Floats load(const float* from) { return {_mm512_loadu_ps(from), _mm512_loadu_ps(from + 16)}; }
ACTGRAD_INLINE __m512 load_16(const Float16* from) {
    return _mm512_cvtph_ps(_mm256_loadu_si256(reinterpret_cast<const __m256i*>(from)));
}
ACTGRAD_INLINE Floats load(const Float16* from) { return {load_16(from), load_16(from + 16)}; }
ACTGRAD_INLINE Floats load(const BFloat16* from) {
    // One permutation moves each element to the upper half of its lane, instead of widening and shifting.
    const __m512i low = _mm512_set_epi16(15, 0, 14, 0, 13, 0, 12, 0, 11, 0, 10, 0, 9, 0, 8, 0,  //
                                         7, 0, 6, 0, 5, 0, 4, 0, 3, 0, 2, 0, 1, 0, 0, 0);
    const __m512i high = _mm512_add_epi16(low, _mm512_set1_epi32(16 << 16));
    const __mmask32 upper = 0xaaaaaaaa;
    const __m512i bits = _mm512_loadu_si512(from);
    return {_mm512_castsi512_ps(_mm512_maskz_permutexvar_epi16(upper, low, bits)),
            _mm512_castsi512_ps(_mm512_maskz_permutexvar_epi16(upper, high, bits))};
}

ACTGRAD_INLINE void store(float* to, Floats a) {
    _mm512_storeu_ps(to, a.low);
    _mm512_storeu_ps(to + 16, a.high);
}
ACTGRAD_INLINE void store_non_temporal(float* to, Floats a) {
    _mm512_stream_ps(to, a.low);
    _mm512_stream_ps(to + 16, a.high);
}

ACTGRAD_INLINE __m256i float16_bits(__m512 a) {
    return _mm512_cvtps_ph(a, _MM_FROUND_TO_NEAREST_INT | _MM_FROUND_NO_EXC);
}
ACTGRAD_INLINE __m512i float16_bits(Floats a) {
    return _mm512_inserti64x4(_mm512_castsi256_si512(float16_bits(a.low)), float16_bits(a.high), 1);
}
// In halves: joining them takes longer than a second store.
ACTGRAD_INLINE void store_halves(Float16* to, __m256i low, __m256i high, bool non_temporal) {
    __m256i* const registers = reinterpret_cast<__m256i*>(to);
    if (non_temporal) {
        _mm256_stream_si256(registers, low);
        _mm256_stream_si256(registers + 1, high);
    } else {
        _mm256_storeu_si256(registers, low);
        _mm256_storeu_si256(registers + 1, high);
    }
}
ACTGRAD_INLINE void store(Float16* to, Floats a) { store_halves(to, float16_bits(a.low), float16_bits(a.high), false); }
ACTGRAD_INLINE void store_non_temporal(Float16* to, Floats a) {
    store_halves(to, float16_bits(a.low), float16_bits(a.high), true);
}

// Rounds to nearest even: up if the lost half is at least one half where the kept half is odd, or more than that. 0xae
// is the truth table of c | (~a & b).
ACTGRAD_INLINE __m512i bfloat16_bits(__m512i kept, __m512i lost) {
    const __m512i least = _mm512_ternarylogic_epi32(kept, _mm512_set1_epi16(1), _mm512_set1_epi16(-0x8000), 0xae);
    const __mmask32 up = _mm512_cmpge_epu16_mask(lost, least);
    return _mm512_mask_add_epi16(kept, up, kept, _mm512_set1_epi16(1));
}
ACTGRAD_INLINE __m512i bfloat16_bits(Floats a) {
    const __m512i even = _mm512_set_epi16(62, 60, 58, 56, 54, 52, 50, 48, 46, 44, 42, 40, 38, 36, 34, 32,  //
                                          30, 28, 26, 24, 22, 20, 18, 16, 14, 12, 10, 8, 6, 4, 2, 0);
    const __m512i odd = _mm512_add_epi16(even, _mm512_set1_epi16(1));
    const __m512i low = _mm512_castps_si512(a.low), high = _mm512_castps_si512(a.high);
    return bfloat16_bits(_mm512_permutex2var_epi16(low, odd, high), _mm512_permutex2var_epi16(low, even, high));
}
ACTGRAD_INLINE void store(BFloat16* to, Floats a) { _mm512_storeu_si512(to, bfloat16_bits(a)); }
ACTGRAD_INLINE void store_non_temporal(BFloat16* to, Floats a) {
    _mm512_stream_si512(reinterpret_cast<__m512i*>(to), bfloat16_bits(a));
}

// Elements with even and odd numbers in a register each: permutations take two cycles on some processors.
ACTGRAD_INLINE Floats load_in_any_order(const BFloat16* from) {
    const __m512i bits = _mm512_loadu_si512(from);
    return {_mm512_castsi512_ps(_mm512_slli_epi32(bits, 16)),
            _mm512_castsi512_ps(_mm512_and_si512(bits, _mm512_set1_epi32(-0x10000)))};
}
ACTGRAD_INLINE __m512i bfloat16_bits_in_any_order(Floats a) {
    // The pairs of bytes of each lane in turn: one masked shuffle instead of a shift and a blend.
    const __m512i turned = _mm512_set4_epi32(0x0d0c0f0e, 0x09080b0a, 0x05040706, 0x01000302);
    const __mmask64 lower = 0x3333333333333333, upper = 0xcccccccccccccccc;
    const __m512i low = _mm512_castps_si512(a.low), high = _mm512_castps_si512(a.high);
    return bfloat16_bits(_mm512_mask_shuffle_epi8(high, lower, low, turned),
                         _mm512_mask_shuffle_epi8(low, upper, high, turned));
}
ACTGRAD_INLINE void store_in_any_order(BFloat16* to, Floats a) {
    _mm512_storeu_si512(to, bfloat16_bits_in_any_order(a));
}
ACTGRAD_INLINE void store_in_any_order_non_temporal(BFloat16* to, Floats a) {
    _mm512_stream_si512(reinterpret_cast<__m512i*>(to), bfloat16_bits_in_any_order(a));
}

struct Line {
    __m512i elements;

    // The order for across_lines.
    __attribute__((always_inline)) static Line order_from(int64_t first) {
        const __m512i lanes = _mm512_set_epi16(31, 30, 29, 28, 27, 26, 25, 24, 23, 22, 21, 20, 19, 18, 17, 16,  //
                                               15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0);
        return {_mm512_sub_epi16(lanes, _mm512_set1_epi16(static_cast<short>(first - 32)))};
    }
};
ACTGRAD_INLINE Line line_in_any_order(BFloat16, Floats a) { return {bfloat16_bits_in_any_order(a)}; }
ACTGRAD_INLINE Line line_in_any_order(Float16, Floats a) { return {float16_bits(a)}; }
ACTGRAD_INLINE Line across_lines(Line before, Line order, Line now) {
    return {_mm512_permutex2var_epi16(before.elements, order.elements, now.elements)};
}
ACTGRAD_INLINE void store_line(char* to, Line line) {
    _mm512_stream_si512(reinterpret_cast<__m512i*>(to), line.elements);
}
// Parts without a mask: on Zen 4 such a store takes hundreds of cycles if its line is not in the cache.
ACTGRAD_INLINE void store_part_of_line(char* to, Line line, int64_t begin, int64_t end) {
    if (begin == 0 && end >= 32) {
        store_line(to, line);
    } else if (begin < end) {
        alignas(64) uint16_t elements[32];
        _mm512_store_si512(elements, line.elements);
        memcpy(to + 2 * begin, elements + begin, static_cast<size_t>(2 * ((end < 32 ? end : 32) - begin)));
    }
}

ACTGRAD_INLINE void store(void* to, __m512i first, __m512i second, bool non_temporal) {
    __m512i* const registers = static_cast<__m512i*>(to);
    if (non_temporal) {
        _mm512_stream_si512(registers, first);
        _mm512_stream_si512(registers + 1, second);
    } else {
        _mm512_storeu_si512(registers, first);
        _mm512_storeu_si512(registers + 1, second);
    }
}

// Those with even numbers, and those with odd ones.
ACTGRAD_INLINE Floats load_apart(const float* from) {
    const __m512i even = _mm512_set_epi32(30, 28, 26, 24, 22, 20, 18, 16, 14, 12, 10, 8, 6, 4, 2, 0);
    const __m512i odd = _mm512_add_epi32(even, _mm512_set1_epi32(1));
    const Floats a = load(from);
    return {_mm512_permutex2var_ps(a.low, even, a.high), _mm512_permutex2var_ps(a.low, odd, a.high)};
}
ACTGRAD_INLINE EvenAndOdd load_pairs(const float* from) {
    const Floats a = load_apart(from), b = load_apart(from + 32);
    return {{a.low, b.low}, {a.high, b.high}};
}
ACTGRAD_INLINE void store_pairs(float* to, __m512 even, __m512 odd, bool non_temporal) {
    const __m512i first = _mm512_set_epi32(23, 7, 22, 6, 21, 5, 20, 4, 19, 3, 18, 2, 17, 1, 16, 0);
    const __m512i second = _mm512_add_epi32(first, _mm512_set1_epi32(8));
    store(to, _mm512_castps_si512(_mm512_permutex2var_ps(even, first, odd)),
          _mm512_castps_si512(_mm512_permutex2var_ps(even, second, odd)), non_temporal);
}
ACTGRAD_INLINE void store_pairs(float* to, EvenAndOdd pairs, bool non_temporal) {
    store_pairs(to, pairs.even.low, pairs.odd.low, non_temporal);
    store_pairs(to + 32, pairs.even.high, pairs.odd.high, non_temporal);
}

ACTGRAD_INLINE Floats load_in_order_of(BFloat16, const float* from) { return load_apart(from); }
ACTGRAD_INLINE void store_in_order_of(BFloat16, float* to, Floats a) { store_pairs(to, a.low, a.high, false); }

ACTGRAD_INLINE EvenAndOdd load_pairs(const BFloat16* from) {
    const Floats a = load_in_any_order(from), b = load_in_any_order(from + 32);
    return {{a.low, b.low}, {a.high, b.high}};
}
ACTGRAD_INLINE void store_pairs(BFloat16* to, EvenAndOdd pairs, bool non_temporal) {
    store(to, bfloat16_bits_in_any_order({pairs.even.low, pairs.odd.low}),
          bfloat16_bits_in_any_order({pairs.even.high, pairs.odd.high}), non_temporal);
}

template <class T>
ACTGRAD_INLINE Floats load_beside_pairs(const T* from) {
    return load(from);
}
template <class T>
ACTGRAD_INLINE void store_beside_pairs(T* to, Floats a, bool non_temporal) {
    non_temporal ? store_non_temporal(to, a) : store(to, a);
}

ACTGRAD_INLINE Floats floats_of_float16(__m512i bits) {
    return {_mm512_cvtph_ps(_mm512_castsi512_si256(bits)), _mm512_cvtph_ps(_mm512_extracti64x4_epi64(bits, 1))};
}
ACTGRAD_INLINE EvenAndOdd load_pairs(const Float16* from) {
    const __m512i even = _mm512_set_epi16(62, 60, 58, 56, 54, 52, 50, 48, 46, 44, 42, 40, 38, 36, 34, 32,  //
                                          30, 28, 26, 24, 22, 20, 18, 16, 14, 12, 10, 8, 6, 4, 2, 0);
    const __m512i odd = _mm512_add_epi16(even, _mm512_set1_epi16(1));
    const __m512i low = _mm512_loadu_si512(from), high = _mm512_loadu_si512(from + 32);
    return {floats_of_float16(_mm512_permutex2var_epi16(low, even, high)),
            floats_of_float16(_mm512_permutex2var_epi16(low, odd, high))};
}
ACTGRAD_INLINE void store_pairs(Float16* to, EvenAndOdd pairs, bool non_temporal) {
    const __m512i first = _mm512_set_epi16(47, 15, 46, 14, 45, 13, 44, 12, 43, 11, 42, 10, 41, 9, 40, 8,  //
                                           39, 7, 38, 6, 37, 5, 36, 4, 35, 3, 34, 2, 33, 1, 32, 0);
    const __m512i second = _mm512_add_epi16(first, _mm512_set1_epi16(16));
    const __m512i even = float16_bits(pairs.even), odd = float16_bits(pairs.odd);
    store(to, _mm512_permutex2var_epi16(even, first, odd), _mm512_permutex2var_epi16(even, second, odd), non_temporal);
}

constexpr bool HAS_NON_TEMPORAL_STORES = true;

ACTGRAD_INLINE void copy_line(const char* from, char* to) {
    _mm512_stream_si512(reinterpret_cast<__m512i*>(to), _mm512_loadu_si512(from));
}
ACTGRAD_INLINE void store_fence() { _mm_sfence(); }

ACTGRAD_INLINE __mmask64 first_bytes(int64_t count) {
    return count >= 64 ? ~uint64_t{0} : count > 0 ? ~uint64_t{0} >> (64 - count) : 0;
}
// With a mask: a register that memcpy stored piece by piece could not be loaded at once.
[[maybe_unused]] static ACTGRAD_APART void read_part(const void* from, int64_t bytes, void* to, int64_t room) {
    for (int64_t at = 0; at < room; at += 64) {
        const __mmask64 mask = first_bytes(bytes - at);
        _mm512_storeu_si512(static_cast<char*>(to) + at,
                            _mm512_maskz_loadu_epi8(mask, static_cast<const char*>(from) + at));
    }
}
[[maybe_unused]] static ACTGRAD_APART void write_part(const void* from, int64_t bytes, void* to) {
    memcpy(to, from, static_cast<size_t>(bytes));
}

}  // namespace actgrad::ACTGRAD_ISA

#include "avx512_flagless.h"
