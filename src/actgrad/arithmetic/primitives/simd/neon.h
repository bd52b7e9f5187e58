// SPDX-License-Identifier: Apache-2.0
// Eight lanes: the baseline vectors of every 64-bit Armv8-A processor, without extensions. simd.h documents the
// functions.
#pragma once

#include <arm_neon.h>

namespace actgrad::ACTGRAD_ISA {

// Two registers: formulas are long dependency chains, and two of them overlap. Conversions from and to 16 bits fill one
// register with eight elements.
struct Mask {
    uint32x4_t low;
    uint32x4_t high;
};

struct Floats {
    static constexpr int lanes = 8;

    Floats() = default;
    Floats(float32x4_t first, float32x4_t second) : low(first), high(second) {}
    Floats(double constant) : low(vdupq_n_f32(static_cast<float>(constant))), high(low) {}

    float32x4_t low;
    float32x4_t high;
};

struct Split {
    Floats n;
    Floats f;
};

struct EvenAndOdd {
    Floats even;
    Floats odd;
};

ACTGRAD_INLINE Floats operator+(Floats a, Floats b) { return {vaddq_f32(a.low, b.low), vaddq_f32(a.high, b.high)}; }
ACTGRAD_INLINE Floats operator-(Floats a, Floats b) { return {vsubq_f32(a.low, b.low), vsubq_f32(a.high, b.high)}; }
ACTGRAD_INLINE Floats operator*(Floats a, Floats b) { return {vmulq_f32(a.low, b.low), vmulq_f32(a.high, b.high)}; }
ACTGRAD_INLINE Floats operator/(Floats a, Floats b) { return {vdivq_f32(a.low, b.low), vdivq_f32(a.high, b.high)}; }
ACTGRAD_INLINE Floats operator-(Floats a) { return {vnegq_f32(a.low), vnegq_f32(a.high)}; }

ACTGRAD_INLINE Mask operator<(Floats a, Floats b) { return {vcltq_f32(a.low, b.low), vcltq_f32(a.high, b.high)}; }
ACTGRAD_INLINE Mask operator<=(Floats a, Floats b) { return {vcleq_f32(a.low, b.low), vcleq_f32(a.high, b.high)}; }
ACTGRAD_INLINE Mask operator>(Floats a, Floats b) { return {vcgtq_f32(a.low, b.low), vcgtq_f32(a.high, b.high)}; }
ACTGRAD_INLINE Mask operator>=(Floats a, Floats b) { return {vcgeq_f32(a.low, b.low), vcgeq_f32(a.high, b.high)}; }
ACTGRAD_INLINE Mask operator==(Floats a, Floats b) { return {vceqq_f32(a.low, b.low), vceqq_f32(a.high, b.high)}; }
ACTGRAD_INLINE Mask operator!=(Floats a, Floats b) {
    return {vmvnq_u32(vceqq_f32(a.low, b.low)), vmvnq_u32(vceqq_f32(a.high, b.high))};
}

ACTGRAD_INLINE bool any(Mask a) { return vmaxvq_u32(vorrq_u32(a.low, a.high)) != 0; }
ACTGRAD_INLINE Floats where(Mask mask, Floats a, Floats b) {
    return {vbslq_f32(mask.low, a.low, b.low), vbslq_f32(mask.high, a.high, b.high)};
}
ACTGRAD_INLINE Floats fma(Floats a, Floats b, Floats c) {
    return {vfmaq_f32(c.low, a.low, b.low), vfmaq_f32(c.high, a.high, b.high)};
}
ACTGRAD_INLINE Floats absolute(Floats a) { return {vabsq_f32(a.low), vabsq_f32(a.high)}; }
ACTGRAD_INLINE Floats copysign(Floats a, Floats b) {
    const uint32x4_t sign = vdupq_n_u32(0x80000000);
    return {vbslq_f32(sign, b.low, a.low), vbslq_f32(sign, b.high, a.high)};
}

// Not FMIN and FMAX, which order -0 below 0: the other instruction sets do not.
ACTGRAD_INLINE Floats at_most(Floats a, Floats bound) { return where(bound < a, bound, a); }
ACTGRAD_INLINE Floats at_least(Floats a, Floats bound) { return where(a < bound, bound, a); }
ACTGRAD_INLINE Floats within(Floats a, Floats bound) { return at_most(at_least(a, -bound), bound); }

// 2^n as two factors, each a bare exponent field; a field of 0 is the factor 0. Adding 1.5·2^23 + 254 leaves the
// integer n + 254 in the lowest ten bits.
ACTGRAD_INLINE float32x4_t scale(float32x4_t a, float32x4_t n) {
    const uint32x4_t both = vreinterpretq_u32_f32(vaddq_f32(n, vdupq_n_f32(12582912.0f + 254.0f)));
    const uint32x4_t half = vshrq_n_u32(both, 1);
    const uint32x4_t rest = vsubq_u32(both, half);
    const float32x4_t partly = vmulq_f32(a, vreinterpretq_f32_u32(vshlq_n_u32(half, 23)));
    return vmulq_f32(partly, vreinterpretq_f32_u32(vshlq_n_u32(rest, 23)));
}
ACTGRAD_INLINE Floats scale(Floats a, Floats n) { return {scale(a.low, n.low), scale(a.high, n.high)}; }

ACTGRAD_INLINE float32x4_t power_of_two(float32x4_t rounded) {
    return vreinterpretq_f32_u32(vshlq_n_u32(vreinterpretq_u32_f32(rounded), 23));
}
ACTGRAD_INLINE Floats power_of_two(Floats rounded) { return {power_of_two(rounded.low), power_of_two(rounded.high)}; }

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
ACTGRAD_INLINE float32x4_t nearest_exponent(float32x4_t a) {
    return vcvtq_f32_s32(vshrq_n_s32(vsubq_s32(vreinterpretq_s32_f32(a), vdupq_n_s32(0x3f3504f3)), 23));
}
ACTGRAD_INLINE Floats nearest_exponent(Floats a) { return {nearest_exponent(a.low), nearest_exponent(a.high)}; }

ACTGRAD_INLINE float32x4_t quarter_of_octave(float32x4_t a) {
    return vreinterpretq_f32_u32(vshrq_n_u32(vreinterpretq_u32_f32(a), 21));
}
ACTGRAD_INLINE Floats quarter_of_octave(Floats a) { return {quarter_of_octave(a.low), quarter_of_octave(a.high)}; }

// By bytes: element n has those from 4·n to 4·n + 3.
ACTGRAD_INLINE float32x4_t look_up(uint8x16x4_t table, float32x4_t number) {
    const uint32x4_t place = vandq_u32(vreinterpretq_u32_f32(number), vdupq_n_u32(15));
    const uint32x4_t bytes = vmlaq_n_u32(vdupq_n_u32(0x03020100), place, 0x04040404);
    return vreinterpretq_f32_u8(vqtbl4q_u8(table, vreinterpretq_u8_u32(bytes)));
}
ACTGRAD_INLINE Floats look_up(const float (&table)[16], Floats number) {
    uint8x16x4_t bytes;
    for (int i = 0; i < 4; ++i) {
        bytes.val[i] = vreinterpretq_u8_f32(vld1q_f32(table + 4 * i));
    }
    return {look_up(bytes, number.low), look_up(bytes, number.high)};
}

typedef double Doubles __attribute__((vector_size(16)));

ACTGRAD_INLINE Doubles load_doubles(const float* from) {
    return Doubles{static_cast<double>(from[0]), static_cast<double>(from[1])};
}

ACTGRAD_INLINE Floats load(const float* from) { return {vld1q_f32(from), vld1q_f32(from + 4)}; }
ACTGRAD_INLINE Floats floats_of(const Float16*, uint16x8_t bits) {
    const float16x8_t halves = vreinterpretq_f16_u16(bits);
    return {vcvt_f32_f16(vget_low_f16(halves)), vcvt_high_f32_f16(halves)};
}
ACTGRAD_INLINE Floats floats_of(const BFloat16*, uint16x8_t bits) {
    const uint16x8_t zeros = vdupq_n_u16(0);
    return {vreinterpretq_f32_u16(vzip1q_u16(zeros, bits)), vreinterpretq_f32_u16(vzip2q_u16(zeros, bits))};
}
template <class T>
ACTGRAD_INLINE Floats load(const T* from) {
    return floats_of(from, vld1q_u16(&from->bits));
}

ACTGRAD_INLINE void store(float* to, Floats a) {
    vst1q_f32(to, a.low);
    vst1q_f32(to + 4, a.high);
}
ACTGRAD_INLINE uint16x8_t bits_of(const Float16*, Floats a) {
    return vreinterpretq_u16_f16(vcvt_high_f16_f32(vcvt_f16_f32(a.low), a.high));
}
ACTGRAD_INLINE uint16x8_t bits_of(const BFloat16*, Floats a) {
    const uint16x8_t low = vreinterpretq_u16_f32(a.low), high = vreinterpretq_u16_f32(a.high);
    const uint16x8_t kept = vuzp2q_u16(low, high);
    const uint16x8_t lost = vuzp1q_u16(low, high);
    // Round to nearest even: up if the lost part is more than half, or half and the kept part is odd.
    const uint16x8_t rest = vqaddq_u16(lost, vandq_u16(kept, vdupq_n_u16(1)));
    const uint16x8_t up = vcgtq_u16(rest, vdupq_n_u16(0x8000));  // -1 if true
    return vsubq_u16(kept, up);
}
template <class T>
ACTGRAD_INLINE void store(T* to, Floats a) {
    vst1q_u16(&to->bits, bits_of(to, a));
}

// C has no name for non-temporal pair stores (STNP).
template <class T>
ACTGRAD_INLINE void store_non_temporal(T* to, Floats a) {
    store(to, a);
}

ACTGRAD_INLINE EvenAndOdd load_pairs(const float* from) {
    const float32x4x2_t a = vld2q_f32(from), b = vld2q_f32(from + 8);
    return {{a.val[0], b.val[0]}, {a.val[1], b.val[1]}};
}
ACTGRAD_INLINE void store_pairs(float* to, EvenAndOdd pairs, bool) {
    const float32x4x2_t a{{pairs.even.low, pairs.odd.low}}, b{{pairs.even.high, pairs.odd.high}};
    vst2q_f32(to, a);
    vst2q_f32(to + 8, b);
}
template <class T>
ACTGRAD_INLINE EvenAndOdd load_pairs(const T* from) {
    const uint16x8x2_t bits = vld2q_u16(&from->bits);
    return {floats_of(from, bits.val[0]), floats_of(from, bits.val[1])};
}
template <class T>
ACTGRAD_INLINE void store_pairs(T* to, EvenAndOdd pairs, bool) {
    const uint16x8x2_t bits{{bits_of(to, pairs.even), bits_of(to, pairs.odd)}};
    vst2q_u16(&to->bits, bits);
}

template <class T>
ACTGRAD_INLINE Floats load_beside_pairs(const T* from) {
    return load(from);
}
template <class T>
ACTGRAD_INLINE void store_beside_pairs(T* to, Floats a, bool) {
    store(to, a);
}

constexpr bool HAS_MASKED_PRODUCTS = false;
constexpr bool HAS_FLAGLESS_FLOATS = false;
constexpr bool HAS_NON_TEMPORAL_STORES = false;

ACTGRAD_INLINE void copy_line(const char* from, char* to) { memcpy(to, from, CACHE_LINE); }
ACTGRAD_INLINE void store_fence() {}

[[maybe_unused]] static ACTGRAD_APART void read_part(const void* from, int64_t bytes, void* to, int64_t room) {
    memset(to, 0, static_cast<size_t>(room));
    memcpy(to, from, static_cast<size_t>(bytes));
}
[[maybe_unused]] static ACTGRAD_APART void write_part(const void* from, int64_t bytes, void* to) {
    memcpy(to, from, static_cast<size_t>(bytes));
}

}  // namespace actgrad::ACTGRAD_ISA
