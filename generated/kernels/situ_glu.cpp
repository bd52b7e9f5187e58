// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/documented/. Edit that instead.

#include "opapi/kernels/tile.h"

namespace actgrad::ACTGRAD_ISA {
namespace {

#include "generated/activations.h"

// A power of two, and 2 over it: times that, neither 1/limit nor 110·limit overflows
template <class V>
ACTGRAD_INLINE Pair<V> unit_of(V limit) {
    const V small = absolute(limit) * 1.152921504606847e+18;
    const V large = absolute(limit) * (1.0 / 2.658455991569832e+36);
    const V unit = where(small < 1.0, 1.8446744073709552e+19, where(large > 1.0, V(1.0 / 256.0), 1.0));
    return {unit, where(small < 1.0, 1.0 / 9.223372036854776e+18, where(large > 1.0, V(512.0), 2.0))};
}

// 1 + (e + e_lo)·unit, for 0 ≤ e·unit ≤ 1
template <class V>
ACTGRAD_INLINE Pair<V> one_plus(V e, V e_lo, V unit) {
    const V d = fma(e, unit, 1.0);
    return {d, fma(e_lo, unit, fma(e, unit, 1.0 - d))};
}

// 1 + e·unit, for 0 ≤ e·unit ≤ 1
template <class V>
ACTGRAD_INLINE Pair<V> one_plus_product(V e, V unit) {
    const V d = fma(e, unit, 1.0);
    return {d, fma(e, unit, 1.0 - d)};
}

// (a + a_lo)·(b + b_lo)
template <class V>
ACTGRAD_INLINE Pair<V> product_of_pairs(V a, V a_lo, V b, V b_lo) {
    const V p = a * b;
    return {p, fma(a_lo, b, fma(a, b_lo, fma(a, b, -p)))};
}

// (d + d_lo)·r − 1, for r next to 1/d
template <class V>
ACTGRAD_INLINE V excess_of(V d, V d_lo, V r) {
    return fma(d_lo, r, fma(d, r, -1.0));
}

// (a + a_lo)·r/(1 + excess)
template <class V>
ACTGRAD_INLINE Pair<V> quotient(V a, V a_lo, V r, V excess) {
    const V q = a * r;
    return {q, fma(-q, excess, fma(a_lo, r, fma(a, r, -q)))};
}

// (a + a_lo)·v
template <class V>
ACTGRAD_INLINE Pair<V> pair_times(V a, V a_lo, V v) {
    const V p = a * v;
    return {p, fma(a_lo, v, fma(a, v, -p))};
}

// (a + a_lo)·r·s/(1 + excess)²
template <class V>
ACTGRAD_INLINE Pair<V> quotient_by_square(V a, V a_lo, V r, V s, V excess) {
    const V square = r * s;
    const V q = a * square;
    const V rounding = fma(r, s, -square);
    return {q, fma(-2.0 * excess, q, fma(a_lo, square, fma(a, rounding, fma(a, square, -q))))};
}

// f(x) = ±2·w/(a·b)·e^min(x, 0), and f'(x) = (4·e·b ± 2·w·a·e^-max(x, 0))/(a·b)²·e^min(x, 0)
//
// with w = |beta|/2·(1 − e), a = 1 + e and b = 1 + e^-|x|. Where x > 0 the sum in f' is 2^32 times that, as it may be
// small.
template <class V>
ACTGRAD_INLINE Quadruple<V> situ_pairs(V x, V beta) {
    const auto [unit, two] = unit_of(beta);
    const auto [e, e_lo, w, w_lo] = decay_and_rest(absolute(x) * unit, absolute(beta) * (0.5 * unit));
    const auto [high, p] = scaled_exp(-absolute(x));
    const auto [a, a_lo] = one_plus(e, e_lo, V(1.0 / 4294967296.0));
    const auto [b, b_lo] = one_plus_product(high, p);
    const auto [d, d_lo] = product_of_pairs(a, a_lo, b, b_lo);
    const V r = divide(1.0, d);
    const V excess = excess_of(d, d_lo, r);
    const V fading = where(x < 0.0, high, 1.0);
    // f
    const auto [q, q_lo] = quotient(w, w_lo, r * (where(x < 0.0, p, 1.0) * copysign(two, x)), excess);
    const auto [f, f_lo] = pair_times(q, q_lo, fading);
    // f'
    const V four = where(x < 0.0, V(1.0 / 1073741824.0), 4.0);
    const auto [t, t_lo] = product_of_pairs(b, b_lo, four * e, four * e_lo);
    const auto [other, other_lo] = product_of_pairs(w, w_lo, a, a_lo);
    const auto [v, v_lo] = pair_times(other, other_lo, where(x < 0.0, -two, (high * (two * 4294967296.0)) * p));
    const V s = t + v;
    const V part = s - t;
    const V s_lo = ((t - (s - part)) + (v - part)) + (t_lo + v_lo);
    const auto [y, y_lo] = quotient_by_square(s, s_lo, r, r * where(x < 0.0, p, 1.0 / 4294967296.0), excess);
    const auto [slope, slope_lo] = pair_times(y, y_lo, fading);
    return {f, f_lo, slope, slope_lo};
}

// (a + a_lo)·v, rounded once; where it overflows, or is 0, a·v
template <class V>
ACTGRAD_INLINE V rounded_multiple(V a, V a_lo, V v) {
    const V rest = a_lo * v;
    return fma(a, v, where(absolute(rest) < absolute(a * v), rest, -0.0));
}

// f(a) · v
template <class V>
ACTGRAD_INLINE V situ_glu(V a, V v, V beta) {
    const auto [f, f_lo, _slope, _slope_lo] = situ_pairs(a, beta);
    return rounded_multiple(f, f_lo, v);
}

// f(a) · h(v), by one division
template <class V>
ACTGRAD_INLINE V bounded_situ_glu(V a, V v, V beta, V linear_beta) {
    const auto [unit, two] = unit_of(beta);
    const auto [e, _e_lo, w, w_lo] = decay_and_rest(absolute(a) * unit, absolute(beta) * (0.5 * unit));
    const auto [high, p] = scaled_exp(-absolute(a));
    const auto [unit_of_v, two_of_v] = unit_of(linear_beta);
    const auto [e_of_v, _e_lo_of_v, w_of_v, _w_lo_of_v] = decay_and_rest(absolute(v) * unit_of_v, absolute(linear_beta) * (0.5 * unit_of_v));
    const auto [b, b_lo] = one_plus_product(high, p);
    const auto [c, c_lo] = one_plus_product(e, V(1.0 / 4294967296.0));
    const auto [bc, bc_lo] = product_of_pairs(b, b_lo, c, c_lo);
    const auto [c_of_v, c_lo_of_v] = one_plus_product(e_of_v, V(1.0 / 4294967296.0));
    const auto [d, d_lo] = product_of_pairs(bc, bc_lo, c_of_v, c_lo_of_v);
    const V r = divide(1.0, d);
    const V power = where(a < 0.0, p, 1.0) * copysign(two, a);
    const auto [q, q_lo] = quotient(w, w_lo, r * power, excess_of(d, d_lo, r));
    const auto [f, f_lo] = pair_times(q, q_lo, where(a < 0.0, high, 1.0));
    return rounded_multiple(f, f_lo, w_of_v * copysign(two_of_v, v));
}

struct situ_glu_properties : Properties {};

struct bounded_situ_glu_properties : Properties {};

}  // namespace

ACTGRAD_KERNEL(situ_glu, 2, 1, 1, (in[0], in[1], scalars[0]))
ACTGRAD_KERNEL(bounded_situ_glu, 2, 1, 2, (in[0], in[1], scalars[0], scalars[1]))

}  // namespace actgrad::ACTGRAD_ISA
