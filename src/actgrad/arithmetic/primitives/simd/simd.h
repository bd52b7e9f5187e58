// SPDX-License-Identifier: Apache-2.0
// `Floats`, one register of float32, for the instruction set that this translation unit is compiled for.
//
// Before including it, define ACTGRAD_ISA as the name of one of the headers beside this (avx512, avx2, neon, baseline).
// It also names the namespace, so that one program can hold all of them. Each header provides, with bit-identical
// results:
//
// clang-format off
//   Floats                      lanes, + - * /, unary -, comparisons to Mask; a double converts to the same constant in
//                               each lane
//   any(mask)                   whether the mask holds in any lane
//   where(mask, a, b)           a where the mask holds, b elsewhere
//   fma(a, b, c)                a·b + c with one rounding
//   absolute(a)                 |a|
//   copysign(a, b)              |a| with the sign of b
//   at_most(a, bound)           the smaller of the two; a NaN in `a` stays
//   at_least(a, bound)          the larger of the two; a NaN in `a` stays
//   within(a, bound)            a where |a| ≤ bound, else the bound with a's sign; some number or NaN for NaN
//   HAS_MASKED_PRODUCTS         whether compilers merge where(mask, a * b, c) into one instruction; then !mask is defined
//   scale(a, n)                 a·2^n for integral n from -252 to 254; a·0 for n = TO_ZERO
//   power_of_two(INTEGER + n)   2^n for integral n from -126 to 127; 0 for n = -127
//   split_above(y)              y = n + f with |f| ≤ 1/2 for y from -95 to 160, with n in a form of its own for
//   scale_above(ABOVE·a, n), scale_above(ABOVE·a, n, b)
//                               a·2^(n - 32), and that + b, for a ≈ 1; for y below -95 the product is some number from 0
//                               to 2^-126, for y above 160 one beyond 2^127
//   split_below(y)              y = n + f with |f| ≤ 1/2 for y from -159 to 1, with n in a form of its own for
//   scale_below(BELOW·a, n)     a·2^n for a ≈ 1, with one rounding; 0 for y below -159
//   look_up(table, number)      the element of a table of 16 whose number is in the lowest four bits; SHIFT + n has n there
//   quarter_of_octave(a)        has the two last bits of a's exponent and the two first of its fraction there, for a > 0
//   nearest_exponent(a)         the integral n with a·2^-n between √½ and √2, for normal a > 0
//   load(from), store(to, a)    float, Float16, BFloat16; any alignment. Narrowing rounds to nearest even, overflows to
//                               infinity and keeps subnormals. It keeps a quiet NaN whose lower half is 0 a NaN:
//                               arithmetic on what was loaded from 16 bits makes no other
//   Doubles                     a register full of float64, as the compiler's own vector type
//   load_doubles(from)          as many float32 as Doubles; any alignment
//   HAS_FLAGLESS_FLOATS         whether there is FlaglessFloats, Floats whose +, *, > and where() raise no floating-point
//                               flags; and DoubleSums, doubles to which add(sums, from) adds as many float32 as Floats from
//                               memory that begins at a cache line: only rounding in these additions raises the inexact
//                               flag. store(to, sums) stores the doubles
//   store_non_temporal(to, a)   the same to memory that begins at a cache line, past the caches where stores can
//   load_in_any_order(from), store_in_any_order(to, a), store_in_any_order_non_temporal(to, a)
//                               the same, but lanes have the elements in an order that suits the instruction set; for
//                               formulas whose operands are all loaded and stored so, in one type
//   load_in_order_of(T{}, from), store_in_order_of(T{}, to, a)
//                               float32 in memory beside elements of T that are loaded and stored so
//   load_pairs(from), store_pairs(to, pairs, non_temporal)
//                               EvenAndOdd: the even and the odd ones of twice as many elements, in an order that suits
//                               the instruction set; not in the baseline
//   load_beside_pairs(from), store_beside_pairs(to, a, non_temporal)
//                               packed elements in the same order
//   Line                        CACHE_LINE bytes of 16-bit elements; only where Floats are as many
//   line_in_any_order(T{}, a)   what store_in_any_order stores
//   across_lines(before, Line::order_from(first), now)
//                               the last `first` elements of a line, and behind them the first ones of the next
//   store_line(to, line)        a non-temporal store to a cache line
//   store_part_of_line(to, line, begin, end)
//                               the elements from `begin` to `end`, by an ordinary store unless that is all
//   copy_line(from, to)         CACHE_LINE bytes to a cache line, by non-temporal stores if HAS_NON_TEMPORAL_STORES
//   store_fence()               other threads see what non-temporal stores of this one wrote only after this
//   read_part(from, bytes, to, room)
//                               copies bytes to `room` bytes, whole vectors, and fills these with zeros
//   write_part(from, bytes, to) copies bytes from whole vectors; neither touches memory behind the bytes
// clang-format on
//
// Only the sign and payload of a NaN may differ between instruction sets.
#pragma once

#include <math.h>
#include <string.h>

#include "storage.h"
#include "unaligned.h"

#ifndef ACTGRAD_ISA
#define ACTGRAD_ISA baseline
#endif

// Everything is inlined: no symbol compiled for one instruction set may be linked into another's code.
#define ACTGRAD_INLINE static inline __attribute__((always_inline))
// But for what would make each formula longer; `static` keeps it to its translation unit.
#define ACTGRAD_APART __attribute__((noinline))

namespace actgrad {

// Declared everywhere, so that templates can name them.
namespace ACTGRAD_ISA {
struct FlaglessFloats;
struct DoubleSums;
struct Line;
}  // namespace ACTGRAD_ISA

// 1.5·2^23: its ulp is 1, so adding it rounds to an integer. The exponent bias of 127 on top puts the biased n into the
// lowest bits of INTEGER + n.
constexpr double SHIFT = 12582912.0;
constexpr double INTEGER = SHIFT + 127.0;

// So small that every finite product is 0, and with the lowest ten bits of TO_ZERO + 254 all 0.
constexpr double TO_ZERO = -254 - 1024;

constexpr int CACHE_LINE = 64;  // bytes

}  // namespace actgrad

#define ACTGRAD_QUOTE(text) #text
#define ACTGRAD_HEADER(isa) ACTGRAD_QUOTE(isa.h)
#include ACTGRAD_HEADER(ACTGRAD_ISA)
#undef ACTGRAD_HEADER
#undef ACTGRAD_QUOTE

namespace actgrad::ACTGRAD_ISA {

template <class T>
ACTGRAD_INLINE Floats load_in_any_order(const T* from) {
    return load(from);
}
template <class T>
ACTGRAD_INLINE void store_in_any_order(T* to, Floats a) {
    store(to, a);
}
template <class T>
ACTGRAD_INLINE void store_in_any_order_non_temporal(T* to, Floats a) {
    store_non_temporal(to, a);
}
template <class T>
ACTGRAD_INLINE Floats load_in_order_of(T, const float* from) {
    return load(from);
}
template <class T>
ACTGRAD_INLINE void store_in_order_of(T, float* to, Floats a) {
    store(to, a);
}

}  // namespace actgrad::ACTGRAD_ISA
