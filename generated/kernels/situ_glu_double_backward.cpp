// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/internal/. Edit that instead.

#include "opapi/tile.h"

namespace actgrad::ACTGRAD_ISA {
namespace {

#include "generated/activations.h"

// |x/limit|; beyond 200 its low part counts for nothing
template <class V>
inline Pair<V> ratio_pair(V x, V limit) {
    const V u = absolute(divide(x, limit));
    const V size = absolute(limit);
    return {u, where(u < 200.0, divide(fma(-u, size, absolute(x)), size), 0.0)};
}

// (a + a_lo)/(b + b_lo)
template <class V>
inline Pair<V> quotient_of_pairs(V a, V a_lo, V b, V b_lo) {
    const V q = divide(a, b);
    return {q, divide(fma(-q, b, a) + (a_lo - (q * b_lo)), b)};
}

// 1 − tanh(u + u_lo) = 2·e/(1 + e) with e = e^(−2·(u + u_lo)), for u ≥ 0
template <class V>
inline Pair<V> tanh_complement(V u, V u_lo) {
    const auto [e, e_lo] = exp_pair(-2.0 * u, -2.0 * u_lo);
    const V d = 1.0 + e;
    const auto [c, c_lo] = quotient_of_pairs(2.0 * e, 2.0 * e_lo, d, ((1.0 - d) + e) + e_lo);
    return {c, c_lo};
}

// tanh(u + u_lo), from what 1 lacks to it; next to 0 it is −m/(2 + m) with m = e^(−2·(u + u_lo)) − 1
template <class V>
inline Pair<V> tanh_of_complement(V u, V u_lo, V c, V c_lo) {
    const V t = 1.0 - c;
    const V t_lo = ((1.0 - t) - c) - c_lo;
    const V m = times_expm1(1.0, -2.0 * u, -2.0 * u_lo);
    const V d = 2.0 + m;
    const auto [q, q_lo] = quotient_of_pairs(-m, V(0.0), d, (2.0 - d) + m);
    return {where(u < 0.35, q, t), where(u < 0.35, q_lo, t_lo)};
}

// (a + a_lo)·(b + b_lo)
template <class V>
inline Pair<V> product_of_pairs(V a, V a_lo, V b, V b_lo) {
    const V p = a * b;
    return {p, fma(a, b, -p) + fma(a, b_lo, a_lo * b)};
}

// limit·tanh(x/limit), which is x where the quotient may be subnormal
template <class V>
inline Pair<V> bounded_pair(V x, V limit) {
    const V one = divide(limit, limit);
    const V size = absolute(limit) * one;
    const auto [u, u_lo] = ratio_pair(x, limit);
    const auto [c, c_lo] = tanh_complement(u, u_lo);
    const auto [t, t_lo] = tanh_of_complement(u, u_lo, c, c_lo);
    const auto [b, b_lo] = product_of_pairs(size, V(0.0), t, t_lo);
    const V tiny = where(u < 1e-25, V(1.0), 0.0);
    const V first = where(tiny > 0.0, absolute(x) * one, b);
    const V second = where(tiny > 0.0, 0.0, b_lo);
    return {where(x < 0.0, -first, where(x > 0.0, first, x * one)), where(x < 0.0, -second, second)};
}

// 1 + e^-|x|
template <class V>
inline Pair<V> one_plus_exp(V x) {
    const auto [e, e_lo] = exp_pair(-absolute(x));
    const V d = 1.0 + e;
    return {d, ((1.0 - d) + e) + e_lo};
}

// beta·tanh(x/beta)/(1 + e^-|x|)
template <class V>
inline Pair<V> situ_quotient(V x, V beta) {
    const auto [b, b_lo] = bounded_pair(x, beta);
    const auto [d, d_lo] = one_plus_exp(x);
    const auto [q, q_lo] = quotient_of_pairs(b, b_lo, d, d_lo);
    return {q, q_lo};
}

// q·e^x for x < 0, and q above; far out only the product can underflow
template <class V>
inline Pair<V> times_fading_exp(V q, V q_lo, V x) {
    const auto [e, e_lo] = exp_pair(-absolute(x));
    const auto [p, p_lo] = product_of_pairs(q, q_lo, e, e_lo);
    const V first = where(x < -60.0, times_exp(q, -absolute(x)), p);
    const V second = where(x < -60.0, 0.0, p_lo);
    return {where(x < 0.0, first, q), where(x < 0.0, second, q_lo)};
}

// beta·tanh(x/beta)·σ(x)
template <class V>
inline Pair<V> situ_pair(V x, V beta) {
    const auto [q, q_lo] = situ_quotient(x, beta);
    const auto [f, f_lo] = times_fading_exp(q, q_lo, x);
    return {f, f_lo};
}

// 1 − tanh²(x/limit) = c·(2 − c) with c = 1 − tanh|x/limit|; far out 4·e/(1 + e)² with e = e^(−2·|x/limit|)
template <class V>
inline Pair<V> bounded_slope_pair(V x, V limit) {
    const V one = divide(limit, limit);
    const auto [u, u_lo] = ratio_pair(x, limit);
    const auto [c, c_lo] = tanh_complement(u, u_lo);
    const V rest = 2.0 - c;
    const auto [slope, slope_lo] = product_of_pairs(c, c_lo, rest * one, ((2.0 - rest) - c) - c_lo);
    const V d = 1.0 + exp(-2.0 * u);
    const V tail = times_exp(divide(4.0 * one, d * d), -2.0 * u, -2.0 * u_lo);
    return {where(u > 30.0, tail, slope), where(u > 30.0, 0.0, slope_lo)};
}

// σ(x)·((1 − t²) + beta·t·(1 − σ(x))) with t = tanh(x/beta)
template <class V>
inline Pair<V> situ_slope_pair(V x, V beta) {
    const auto [a, a_lo] = bounded_slope_pair(x, beta);
    const auto [q, q_lo] = situ_quotient(x, beta);
    const auto [e, e_lo] = exp_pair(-absolute(x));
    const auto [r, r_lo] = product_of_pairs(q, q_lo, where(x < 0.0, 1.0, e), where(x < 0.0, 0.0, e_lo));
    const V s = a + r;
    const V part = s - a;
    const V s_lo = ((a - (s - part)) + (r - part)) + (a_lo + r_lo);
    const auto [d, d_lo] = one_plus_exp(x);
    const auto [y, y_lo] = quotient_of_pairs(s, s_lo, d, d_lo);
    const auto [slope, slope_lo] = times_fading_exp(y, y_lo, x);
    return {slope, slope_lo};
}

// The sum of a pair; where it overflows, or is 0, the value alone
template <class V>
inline V joined(V a, V a_lo) {
    return where(absolute(a_lo) < absolute(a), a + a_lo, a);
}

// s·((1 − t²)·(2·(1 − s) − 2·t/beta) + beta·t·(1 − s)·(1 − 2·s)) with t = tanh(x/beta) and s = σ(x)
template <class V>
inline V situ_bend(V x, V beta) {
    const auto [b_first, b_lo] = bounded_pair(x, beta);
    const V b = joined(b_first, b_lo);
    const auto [slope_first, slope_lo] = bounded_slope_pair(x, beta);
    const V slope = joined(slope_first, slope_lo);
    const V e = exp(-absolute(x));
    const V d = 1.0 + e;
    const V rest = divide(where(x < 0.0, 1.0, e), d);  // 1 − s
    const V difference = divide(where(x < 0.0, 1.0 - e, e - 1.0), d);  // 1 − 2·s
    const V bend = slope * (rest - divide(divide(b, beta), beta));
    const V total = divide((bend + bend) + (b * (rest * difference)), d);
    return where(x < 0.0, times_exp(total, -absolute(x)), total);
}

// The gradients of dy, a and v, given those of d(a) = dy · v · f'(a) and d(v) = dy · f(a)
template <class V>
inline Triple<V> situ_glu_second_gradient(V dda, V ddv, V dy, V a, V v, V beta) {
    const auto [f, f_lo] = situ_pair(a, beta);
    const auto [slope_first, slope_lo] = situ_slope_pair(a, beta);
    const V slope = joined(slope_first, slope_lo);
    const V ddy = ((dda * v) * slope) + (ddv * joined(f, f_lo));
    const V da = dy * (((dda * v) * situ_bend(a, beta)) + (ddv * slope));
    const V dv = (dy * dda) * slope;
    return {ddy, da, dv};
}

// −2·tanh(x/limit)·(1 − tanh²(x/limit))/limit
template <class V>
inline V bounded_bend(V x, V limit) {
    const auto [b, b_lo] = bounded_pair(x, limit);
    const auto [slope, slope_lo] = bounded_slope_pair(x, limit);
    return (-2.0 * joined(slope, slope_lo)) * divide(divide(joined(b, b_lo), limit), limit);
}

// The gradients of dy, a and v, given those of d(a) = dy · h(v) · f'(a) and d(v) = dy · f(a) · h'(v)
template <class V>
inline Triple<V> bounded_situ_glu_second_gradient(V dda, V ddv, V dy, V a, V v, V beta, V linear_beta) {
    const auto [f_first, f_lo] = situ_pair(a, beta);
    const V f = joined(f_first, f_lo);
    const auto [f_slope_first, f_slope_lo] = situ_slope_pair(a, beta);
    const V f_slope = joined(f_slope_first, f_slope_lo);
    const auto [h_first, h_lo] = bounded_pair(v, linear_beta);
    const V h = joined(h_first, h_lo);
    const auto [h_slope_first, h_slope_lo] = bounded_slope_pair(v, linear_beta);
    const V h_slope = joined(h_slope_first, h_slope_lo);
    const V ddy = ((dda * h) * f_slope) + ((ddv * f) * h_slope);
    const V da = dy * (((dda * h) * situ_bend(a, beta)) + ((ddv * f_slope) * h_slope));
    const V dv = dy * (((dda * h_slope) * f_slope) + ((ddv * f) * bounded_bend(v, linear_beta)));
    return {ddy, da, dv};
}

}  // namespace

ACTGRAD_KERNEL(situ_glu_second_gradient, 5, 3, 1, (in[0], in[1], in[2], in[3], in[4], scalars[0]))
ACTGRAD_KERNEL(bounded_situ_glu_second_gradient, 5, 3, 2, (in[0], in[1], in[2], in[3], in[4], scalars[0], scalars[1]))

}  // namespace actgrad::ACTGRAD_ISA
