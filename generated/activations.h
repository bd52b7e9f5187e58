// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/arithmetic/activations.py. Edit that instead.

// Included inside the namespace of one instruction set, after primitives/cpu.h.

// x·σ(x)
template <class V>
ACTGRAD_INLINE V silu(V x) {
    const V t = absolute(x);
    const V e = exp(-t);
    return over_one_plus(where(x < 0.0, times_exp(x, -t), x), e);
}

// SiLU'(x) = σ(x)·(1 + x·(1 − σ(x))); on the right it is 1 minus its mirror image
template <class V>
ACTGRAD_INLINE V silu_derivative(V x) {
    const V t = absolute(x);
    const V tail = logistic_slope(t, -t);
    return where(x >= 0.0, 1.0 - tail, tail);
}

// x·Φ(x), which is max(x, 0) − u·(1 − Φ(u)) with u = |x|
template <class V>
ACTGRAD_INLINE V gelu(V x) {
    return where(x < 0.0, 0.0 * x, x) - gelu_tail(absolute(x));  // 0·x: NaN at −∞
}

// Φ(x) + x·φ(x); on the right it is 1 minus its mirror image
template <class V>
ACTGRAD_INLINE V gelu_derivative(V x) {
    const V tail = gelu_slope(absolute(x));
    return where(x >= 0.0, 1.0 - tail, tail);
}

// x·σ(w) with w = 2·√(2/π)·(x + 0.044715·x³), which is x·(1 + tanh(w/2))/2
template <class V>
ACTGRAD_INLINE V gelu_tanh(V x) {
    const auto [w, w_lo] = tanh_gelu_logit(absolute(x));
    const V e = exp(-w, -w_lo);
    return over_one_plus(where(x < 0.0, times_exp(x, -w, -w_lo), x), e);
}

// σ(w)·(1 + q·(1 − σ(w))) with q = x·w'(x); on the right it is 1 minus its mirror image
template <class V>
ACTGRAD_INLINE V gelu_tanh_derivative(V x) {
    const V u = absolute(x);
    const auto [w, w_lo] = tanh_gelu_logit(u);
    const auto [q, q_lo] = tanh_gelu_growth(u);
    const V tail = logistic_slope(q, -w, q_lo, -w_lo);
    return where(x >= 0.0, 1.0 - tail, tail);
}

// SiLU''(x) = σ'(x)·(2 + x·(1 − 2·σ(x))), and σ'(x) = e^-|x| / (1 + e^-|x|)²
template <class V>
ACTGRAD_INLINE V silu_second_derivative(V x) {
    const V t = absolute(x);
    const V e = exp(-t);
    const V d = 1.0 + e;
    return times_exp(divide(2.0 - (t * divide(1.0 - e, d)), d * d), -t);
}

// φ(x)·(2 − x²)
template <class V>
ACTGRAD_INLINE V gelu_second_derivative(V x) {
    const V u = at_most(absolute(x), 40.0);  // φ(40) underflows to 0
    return times_gaussian(0.3989422804014327 * fma(-u, u, 2.0), u);
}

// σ'(w)·(2·w' + x·w'' + x·w'²·(1 − 2·σ(w))), with w as in tanh-GELU
template <class V>
ACTGRAD_INLINE V gelu_tanh_second_derivative(V x) {
    const V u = at_most(absolute(x), 22.0);  // e^-w(22) underflows to 0
    const auto [w, w_lo] = tanh_gelu_logit(u);
    const V e = exp(-w, -w_lo);
    const V d = 1.0 + e;
    const V square = u * u;
    const V slope = fma(square, 0.21406444881780073, 1.5957691216057308);  // w'
    const V bend = square * 0.4281288976356015;  // x·w''
    return times_exp(divide(fma(slope, 2.0, bend) - ((u * (slope * slope)) * divide(1.0 - e, d)), d * d), -w, -w_lo);
}
