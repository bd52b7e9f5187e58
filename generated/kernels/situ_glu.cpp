// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/documented/. Edit that instead.

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

// The sum of a pair; where it overflows, or is 0, the value alone
template <class V>
inline V joined(V a, V a_lo) {
    return where(absolute(a_lo) < absolute(a), a + a_lo, a);
}

// f(a) · v
template <class V>
inline V situ_glu(V a, V v, V beta) {
    const auto [f, f_lo] = situ_pair(a, beta);
    const auto [p, p_lo] = product_of_pairs(f, f_lo, v, V(0.0));
    return joined(p, p_lo);
}

// f(a) · h(v)
template <class V>
inline V bounded_situ_glu(V a, V v, V beta, V linear_beta) {
    const auto [f, f_lo] = situ_pair(a, beta);
    const auto [h, h_lo] = bounded_pair(v, linear_beta);
    const auto [p, p_lo] = product_of_pairs(f, f_lo, h, h_lo);
    return joined(p, p_lo);
}

}  // namespace

ACTGRAD_KERNEL(situ_glu, 2, 1, 1, (in[0], in[1], scalars[0]))
ACTGRAD_KERNEL(bounded_situ_glu, 2, 1, 2, (in[0], in[1], scalars[0], scalars[1]))

}  // namespace actgrad::ACTGRAD_ISA
