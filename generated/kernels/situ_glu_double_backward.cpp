// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/internal/. Edit that instead.

#include "opapi/kernels/tile.h"

namespace actgrad::ACTGRAD_ISA {
namespace {

#include "generated/activations.h"

// 2^32·e and n
template <class V>
ACTGRAD_INLINE Quadruple<V> tanh_parts(V x, V limit) {
    const V unit = where(absolute(limit) > 1.152921504606847e+18, 1.0 / 1.8446744073709552e+19, where(absolute(limit) < (1.0 / 1.152921504606847e+18), V(1.8446744073709552e+19), 1.0));
    const V size = absolute(limit) * unit;
    const V k = divide(-2.0 * divide(limit, limit), size);  // NaN where the result is
    const V k_lo = divide(fma(-k, size, -2.0), size);
    const V u = absolute(x) * unit;
    const V y = u * k;
    const V y_lo = where(y > -400.0, fma(u, k_lo, fma(u, k, -y)), 0.0);
    const auto [e, e_lo, n, n_lo] = exp_and_rest(y, y_lo);
    return {e, e_lo, n, n_lo};
}

// limit·n with the sign of x: 2·x where n may be subnormal
template <class V>
ACTGRAD_INLINE Pair<V> signed_numerator(V x, V limit, V n, V n_lo) {
    const V size = where(x < 0.0, -absolute(limit), absolute(limit));
    const V w = size * n;
    const V w_lo = fma(size, n_lo, fma(size, n, -w));
    return {where(n < 1e-25, 2.0 * x, w), where(n < 1e-25, 0.0, w_lo)};
}

// 2 − (n + n_lo), for 0 ≤ n ≤ 1
template <class V>
ACTGRAD_INLINE Pair<V> two_minus(V n, V n_lo) {
    const V a = 2.0 - n;
    return {a, ((2.0 - a) - n) - n_lo};
}

// 1 + e, for 0 ≤ e ≤ 1
template <class V>
ACTGRAD_INLINE Pair<V> one_plus(V e) {
    const V d = 1.0 + e;
    return {d, (1.0 - d) + e};
}

// (a + a_lo)·(b + b_lo)
template <class V>
ACTGRAD_INLINE Pair<V> product_of_pairs(V a, V a_lo, V b, V b_lo) {
    const V p = a * b;
    return {p, fma(a, b, -p) + fma(a, b_lo, a_lo * b)};
}

// (a + a_lo)/(d + d_lo), with r = 1/d
template <class V>
ACTGRAD_INLINE Pair<V> quotient_of_pairs(V a, V a_lo, V d, V d_lo, V r) {
    const V q = a * r;
    return {q, (fma(-q, d, a) + fma(-q, d_lo, a_lo)) * r};
}

// (a + a_lo)·v
template <class V>
ACTGRAD_INLINE Pair<V> pair_times(V a, V a_lo, V v) {
    const V p = a * v;
    return {p, fma(a, v, -p) + (a_lo * v)};
}

// f(x) = w/(a·b)·e^min(x, 0), and f'(x) = (4·e·b + w·a·e^-max(x, 0))/(a·b)²·e^min(x, 0)
//
// with b = 1 + e^-|x|, w = beta·n with the sign of x, and a = 2 − n. Where x > 0 the sum in f' is 2^32 times that, as
// it may be small.
template <class V>
ACTGRAD_INLINE Quadruple<V> situ_pairs(V x, V beta) {
    const auto [e, e_lo, n, n_lo] = tanh_parts(x, beta);
    const auto [w, w_lo] = signed_numerator(x, beta, n, n_lo);
    const auto [high, p] = scaled_exp(-absolute(x));
    const auto [a, a_lo] = two_minus(n, n_lo);
    const auto [b, b_lo] = one_plus(high * p);
    const auto [d, d_lo] = product_of_pairs(a, a_lo, b, b_lo);
    const V r = divide(1.0, d);
    // f
    const auto [q, q_lo] = quotient_of_pairs(w, w_lo, d, d_lo, r);
    const V power = where(x < 0.0, p, 1.0);
    const V fading = where(x < 0.0, high, 1.0);
    const auto [f, f_lo] = pair_times(q * power, q_lo * power, fading);
    // f'
    const V four = where(x < 0.0, V(1.0 / 1073741824.0), 4.0);
    const auto [t, t_lo] = product_of_pairs(four * e, four * e_lo, b, b_lo);
    const auto [other, other_lo] = product_of_pairs(w, w_lo, a, a_lo);
    const V factor = where(x < 0.0, 1.0, (high * 4294967296.0) * p);
    const auto [v, v_lo] = pair_times(other, other_lo, factor);
    const V s = t + v;
    const V part = s - t;
    const V s_lo = ((t - (s - part)) + (v - part)) + (t_lo + v_lo);
    const auto [root, root_lo] = quotient_of_pairs(s, s_lo, d, d_lo, r);
    const auto [y, y_lo] = quotient_of_pairs(root, root_lo, d, d_lo, r);
    const V power_of_slope = where(x < 0.0, p, 1.0 / 4294967296.0);
    const auto [slope, slope_lo] = pair_times(y * power_of_slope, y_lo * power_of_slope, fading);
    return {f, f_lo, slope, slope_lo};
}

// The sum of a pair; where it overflows, or is 0, the value alone
template <class V>
ACTGRAD_INLINE V joined(V a, V a_lo) {
    return where(absolute(a_lo) < absolute(a), a + a_lo, a);
}

// limit·tanh(x/limit), and its derivative 1 − tanh²(x/limit)
template <class V>
ACTGRAD_INLINE Quadruple<V> bounded_pairs(V x, V limit) {
    const auto [e, e_lo, n, n_lo] = tanh_parts(x, limit);
    const auto [w, w_lo] = signed_numerator(x, limit, n, n_lo);
    const auto [a, a_lo] = two_minus(n, n_lo);
    const V r = divide(1.0, a);
    const auto [b, b_lo] = quotient_of_pairs(w, w_lo, a, a_lo, r);
    const auto [root, root_lo] = quotient_of_pairs(e, e_lo, a, a_lo, r);
    const auto [s, s_lo] = quotient_of_pairs(root, root_lo, a, a_lo, r);
    return {b, b_lo, s * (1.0 / 1073741824.0), s_lo * (1.0 / 1073741824.0)};
}

// s·((1 − t²)·(2·(1 − s) − 2·t/beta) + beta·t·(1 − s)·(1 − 2·s)) with t = tanh(x/beta) and s = σ(x)
template <class V>
ACTGRAD_INLINE V situ_bend(V x, V beta) {
    const auto [b_first, b_lo, slope_first, slope_lo] = bounded_pairs(x, beta);
    const V b = joined(b_first, b_lo);
    const V slope = joined(slope_first, slope_lo);
    const V e = exp(-absolute(x));
    const V r = divide(1.0, 1.0 + e);
    const V rest = where(x < 0.0, 1.0, e) * r;  // 1 − s
    const V difference = where(x < 0.0, 1.0 - e, e - 1.0) * r;  // 1 − 2·s
    const V bend = slope * (rest - divide(divide(b, beta), beta));
    const V total = ((bend + bend) + (b * (rest * difference))) * r;
    return where(x < 0.0, times_exp(total, -absolute(x)), total);
}

// The gradients of dy, a and v, given those of d(a) = dy · v · f'(a) and d(v) = dy · f(a)
template <class V>
ACTGRAD_INLINE Triple<V> situ_glu_second_gradient(V dda, V ddv, V dy, V a, V v, V beta) {
    const auto [f, f_lo, slope_first, slope_lo] = situ_pairs(a, beta);
    const V slope = joined(slope_first, slope_lo);
    const V ddy = ((dda * v) * slope) + (ddv * joined(f, f_lo));
    const V da = dy * (((dda * v) * situ_bend(a, beta)) + (ddv * slope));
    const V dv = (dy * dda) * slope;
    return {ddy, da, dv};
}

// −2·tanh(x/limit)·(1 − tanh²(x/limit))/limit
template <class V>
ACTGRAD_INLINE V bounded_bend(V x, V limit) {
    const auto [b, b_lo, slope, slope_lo] = bounded_pairs(x, limit);
    return (-2.0 * joined(slope, slope_lo)) * divide(divide(joined(b, b_lo), limit), limit);
}

// The gradients of dy, a and v, given those of d(a) = dy · h(v) · f'(a) and d(v) = dy · f(a) · h'(v)
template <class V>
ACTGRAD_INLINE Triple<V> bounded_situ_glu_second_gradient(V dda, V ddv, V dy, V a, V v, V beta, V linear_beta) {
    const auto [f_first, f_lo, f_slope_first, f_slope_lo] = situ_pairs(a, beta);
    const V f = joined(f_first, f_lo);
    const V f_slope = joined(f_slope_first, f_slope_lo);
    const auto [h_first, h_lo, h_slope_first, h_slope_lo] = bounded_pairs(v, linear_beta);
    const V h = joined(h_first, h_lo);
    const V h_slope = joined(h_slope_first, h_slope_lo);
    const V ddy = ((dda * h) * f_slope) + ((ddv * f) * h_slope);
    // d(v) first: else the code for a GPU runs out of registers.
    const V dv = dy * (((dda * h_slope) * f_slope) + ((ddv * f) * bounded_bend(v, linear_beta)));
    const V da = dy * (((dda * h) * situ_bend(a, beta)) + ((ddv * f_slope) * h_slope));
    return {ddy, da, dv};
}

struct situ_glu_second_gradient_properties : Properties {
    static constexpr bool has_exponentials = true;
};

struct bounded_situ_glu_second_gradient_properties : Properties {
    static constexpr bool has_exponentials = true;
};

}  // namespace

ACTGRAD_KERNEL(situ_glu_second_gradient, 5, 3, 1, (in[0], in[1], in[2], in[3], in[4], scalars[0]))
ACTGRAD_KERNEL(bounded_situ_glu_second_gradient, 5, 3, 2, (in[0], in[1], in[2], in[3], in[4], scalars[0], scalars[1]))

}  // namespace actgrad::ACTGRAD_ISA
