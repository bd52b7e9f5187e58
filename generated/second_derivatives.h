// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m actgrad.codegen` from src/actgrad/second_derivatives.py. Edit that instead.

// Included inside the namespace of one instruction set, after activations.h.

// SiLU''(x) = σ'(x)·(2 + x·(1 − 2·σ(x))), and σ'(x) = e^-|x| / (1 + e^-|x|)²
template <class V>
inline V silu_second_derivative(V x) {
    const V t = absolute(x);
    const V e = exp(-t);
    const V d = 1.0 + e;
    return times_exp((2.0 - (t * ((1.0 - e) / d))) / (d * d), -t);
}

// 1/3 between −3 and 3, 0 elsewhere
template <class V>
inline V hardswish_second_derivative(V x) {
    return where(x >= 3.0, 0.0, where(x <= -3.0, 0.0, fma(x, 0.0, 1.0 / 3.0)));  // 0·x keeps a NaN
}

// φ(x)·(2 − x²)
template <class V>
inline V gelu_second_derivative(V x) {
    const V u = at_most(absolute(x), 40.0);  // φ(40) is 0 already
    return times_gaussian(0.3989422804014327 * fma(-u, u, 2.0), u);
}

// σ'(w)·(2·w' + x·w'' + x·w'²·(1 − 2·σ(w))), with w as in tanh-GELU
template <class V>
inline V gelu_tanh_second_derivative(V x) {
    const V u = at_most(absolute(x), 22.0);  // e^-w(22) is 0 already
    const auto [w, w_lo] = tanh_gelu_logit(u);
    const V e = exp(-w, -w_lo);
    const V d = 1.0 + e;
    const V square = u * u;
    const V slope = fma(square, 0.21406444881780073, 1.5957691216057308);  // w'
    const V bend = square * 0.4281288976356015;  // x·w''
    return times_exp((fma(slope, 2.0, bend) - ((u * (slope * slope)) * ((1.0 - e) / d))) / (d * d), -w, -w_lo);
}
