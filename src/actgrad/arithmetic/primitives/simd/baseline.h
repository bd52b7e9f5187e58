// SPDX-License-Identifier: Apache-2.0
// Four lanes in the compiler's generic vector type, for any processor. simd.h documents the functions.
#pragma once

#if defined(__SSE2__)
#include <emmintrin.h>
#endif

namespace actgrad::ACTGRAD_ISA {

typedef float Float4 __attribute__((vector_size(16)));
typedef int32_t Int4 __attribute__((vector_size(16)));

struct Mask {
    Int4 native;  // all bits of a lane, or none
};

struct Floats {
    static constexpr int lanes = 4;

    Floats() = default;
    Floats(Float4 v) : native(v) {}
    // A broadcast by adding to a zero vector would lose the sign of -0.
    Floats(double constant) : Floats(static_cast<float>(constant)) {}

    Float4 native;

private:
    explicit Floats(float c) : native(Float4{c, c, c, c}) {}
};

struct Split {
    Floats n;
    Floats f;
};

ACTGRAD_INLINE Int4 bits_of(Floats a) { return reinterpret_cast<Int4>(a.native); }
ACTGRAD_INLINE Floats floats_of(Int4 bits) { return reinterpret_cast<Float4>(bits); }

ACTGRAD_INLINE Floats operator+(Floats a, Floats b) { return a.native + b.native; }
ACTGRAD_INLINE Floats operator-(Floats a, Floats b) { return a.native - b.native; }
ACTGRAD_INLINE Floats operator*(Floats a, Floats b) { return a.native * b.native; }
ACTGRAD_INLINE Floats operator/(Floats a, Floats b) { return a.native / b.native; }
ACTGRAD_INLINE Floats operator-(Floats a) { return -a.native; }

ACTGRAD_INLINE Mask operator<(Floats a, Floats b) { return {a.native < b.native}; }
ACTGRAD_INLINE Mask operator<=(Floats a, Floats b) { return {a.native <= b.native}; }
ACTGRAD_INLINE Mask operator>(Floats a, Floats b) { return {a.native > b.native}; }
ACTGRAD_INLINE Mask operator>=(Floats a, Floats b) { return {a.native >= b.native}; }
ACTGRAD_INLINE Mask operator==(Floats a, Floats b) { return {a.native == b.native}; }
ACTGRAD_INLINE Mask operator!=(Floats a, Floats b) { return {a.native != b.native}; }

ACTGRAD_INLINE Int4 choose(Int4 mask, Int4 a, Int4 b) { return (mask & a) | (~mask & b); }

ACTGRAD_INLINE bool any(Mask a) { return (a.native[0] | a.native[1] | a.native[2] | a.native[3]) != 0; }
ACTGRAD_INLINE Floats where(Mask mask, Floats a, Floats b) {
    return floats_of(choose(mask.native, bits_of(a), bits_of(b)));
}
ACTGRAD_INLINE Floats fma(Floats a, Floats b, Floats c) {
    return Float4{
        __builtin_fmaf(a.native[0], b.native[0], c.native[0]), __builtin_fmaf(a.native[1], b.native[1], c.native[1]),
        __builtin_fmaf(a.native[2], b.native[2], c.native[2]), __builtin_fmaf(a.native[3], b.native[3], c.native[3])};
}
ACTGRAD_INLINE Floats absolute(Floats a) { return floats_of(bits_of(a) & 0x7fffffff); }
ACTGRAD_INLINE Floats copysign(Floats a, Floats b) {
    return floats_of((bits_of(a) & 0x7fffffff) | (bits_of(b) & static_cast<int>(0x80000000)));
}

ACTGRAD_INLINE Floats at_most(Floats a, Floats bound) { return where(bound < a, bound, a); }
ACTGRAD_INLINE Floats at_least(Floats a, Floats bound) { return where(a < bound, bound, a); }
ACTGRAD_INLINE Floats within(Floats a, Floats bound) { return at_most(at_least(a, -bound), bound); }

// 2^n as two factors, each a bare exponent field; a field of 0 is the factor 0. Adding 1.5·2^23 + 254 leaves the
// integer n + 254 in the lowest ten bits.
ACTGRAD_INLINE Floats scale(Floats a, Floats n) {
    const Int4 both = bits_of(n + (12582912.0 + 254.0)) & 0x3ff;
    const Int4 half = both >> 1;
    return a * floats_of(half << 23) * floats_of((both - half) << 23);
}

ACTGRAD_INLINE Floats power_of_two(Floats rounded) { return floats_of(bits_of(rounded) << 23); }

// n is kept as INTEGER + n - 32; the power is 0 from -95 on and infinite from 160 on.
constexpr double ABOVE = 1;
ACTGRAD_INLINE Split split_above(Floats y) {
    const Floats bounded = at_most(at_least(y, -95.0), 160.0);
    const Floats rounded = bounded + (INTEGER - 32.0);
    return {rounded, bounded - (rounded - (INTEGER - 32.0))};
}
ACTGRAD_INLINE Floats scale_above(Floats a, Floats rounded) { return a * power_of_two(rounded); }
ACTGRAD_INLINE Floats scale_above(Floats a, Floats rounded, Floats b) { return scale_above(a, rounded) + b; }

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
    return __builtin_convertvector((bits_of(a) - 0x3f3504f3) >> 23, Float4);
}

ACTGRAD_INLINE Floats quarter_of_octave(Floats a) { return floats_of(bits_of(a) >> 21); }

ACTGRAD_INLINE Floats look_up(const float (&table)[16], Floats number) {
    const Int4 place = bits_of(number) & 15;
    return Float4{table[place[0]], table[place[1]], table[place[2]], table[place[3]]};
}

typedef double Doubles __attribute__((vector_size(16)));

ACTGRAD_INLINE Doubles load_doubles(const float* from) {
    return Doubles{static_cast<double>(from[0]), static_cast<double>(from[1])};
}

ACTGRAD_INLINE Floats load(const float* from) {
    Float4 lanes;
    memcpy(&lanes, from, sizeof lanes);
    return lanes;
}
ACTGRAD_INLINE Floats load(const BFloat16* from) {
    return floats_of(Int4{from[0].bits, from[1].bits, from[2].bits, from[3].bits} << 16);
}
ACTGRAD_INLINE Floats load(const Float16* from) {
    const Int4 half = {from[0].bits, from[1].bits, from[2].bits, from[3].bits};
    const Int4 sign = (half & 0x8000) << 16;
    const Int4 magnitude = (half & 0x7fff) << 13;
    // The fields are now in float32's places, with the exponent too small by 127 - 15; the multiplication corrects it,
    // for subnormals too. Infinity and NaN get all exponent bits set again, and a NaN becomes quiet.
    const Int4 finite = bits_of(floats_of(magnitude) * 0x1p112);
    const Int4 special = magnitude | 0x7f800000 | ((magnitude > 0x0f800000) & 0x400000);
    return floats_of(sign | choose(magnitude < 0x0f800000, finite, special));
}

ACTGRAD_INLINE void store(float* to, Floats a) { memcpy(to, &a.native, sizeof a.native); }
ACTGRAD_INLINE void store(BFloat16* to, Floats a) {
    const Int4 bits = bits_of(a);
    const Int4 whole = bits + 0x7fff + ((bits >> 16) & 1);
    for (int lane = 0; lane < Floats::lanes; ++lane) {
        to[lane].bits = static_cast<uint16_t>(whole[lane] >> 16);
    }
}
ACTGRAD_INLINE void store(Float16* to, Floats a) {
    const Int4 bits = bits_of(a);
    const Int4 sign = (bits >> 16) & 0x8000;
    const Int4 magnitude = bits & 0x7fffffff;
    // A normal result: round at bit 13, then rebias the exponent from float32 to float16.
    const Int4 normal = ((magnitude + 0xfff + ((magnitude >> 13) & 1)) >> 13) - ((127 - 15) << 10);
    // A subnormal result is a multiple of 2^-24, the ulp of 1/2: adding 1/2 rounds to one.
    const Int4 subnormal = bits_of(floats_of(magnitude) + 0.5) - bits_of(0.5);
    const Int4 infinity = Int4{} + 0x7c00;
    const Int4 nan = 0x7e00 | (magnitude >> 13 & 0x3ff);
    Int4 half = choose(normal < infinity, normal, infinity);
    half = choose(magnitude < (113 << 23), subnormal, half);
    half = sign | choose(magnitude > 0x7f800000, nan, half);
    for (int lane = 0; lane < Floats::lanes; ++lane) {
        to[lane].bits = static_cast<uint16_t>(half[lane]);
    }
}

// Generic vectors have no non-temporal stores.
template <class T>
ACTGRAD_INLINE void store_non_temporal(T* to, Floats a) {
    store(to, a);
}

constexpr bool HAS_MASKED_PRODUCTS = false;
constexpr bool HAS_FLAGLESS_FLOATS = false;

#if defined(__SSE2__)

constexpr bool HAS_NON_TEMPORAL_STORES = true;

ACTGRAD_INLINE void copy_line(const char* from, char* to) {
    for (int at = 0; at < CACHE_LINE; at += 16) {
        _mm_stream_si128(reinterpret_cast<__m128i*>(to + at),
                         _mm_loadu_si128(reinterpret_cast<const __m128i*>(from + at)));
    }
}
ACTGRAD_INLINE void store_fence() { _mm_sfence(); }

#else

constexpr bool HAS_NON_TEMPORAL_STORES = false;

ACTGRAD_INLINE void copy_line(const char* from, char* to) { memcpy(to, from, CACHE_LINE); }
ACTGRAD_INLINE void store_fence() {}

#endif

[[maybe_unused]] static ACTGRAD_APART void read_part(const void* from, int64_t bytes, void* to, int64_t room) {
    memset(to, 0, static_cast<size_t>(room));
    memcpy(to, from, static_cast<size_t>(bytes));
}
[[maybe_unused]] static ACTGRAD_APART void write_part(const void* from, int64_t bytes, void* to) {
    memcpy(to, from, static_cast<size_t>(bytes));
}

}  // namespace actgrad::ACTGRAD_ISA
