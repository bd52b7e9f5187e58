// SPDX-License-Identifier: Apache-2.0
// Primitives as functions of one variable, with their other arguments fixed. Included inside the namespace of one
// instruction set, after primitives/cpu.h.

template <class V>
inline V identity(V x) {
    return where(x == x, x, NAN);  // quiets signaling NaNs, which stores do not expect
}

template <class V>
inline V e_to_the(V x) {
    return exp(x);
}

template <class V>
inline V scaled_e_to_the(V x) {
    const auto [high, p] = scaled_exp(x);
    return high * p;
}

template <class V>
inline V decayed(V x) {
    return decay_and_rest(x, V(3.0)).first;
}

template <class V>
inline V decayed_low(V x) {
    return decay_and_rest(x, V(3.0)).second;
}

template <class V>
inline V rest_of_decay(V x) {
    return decay_and_rest(x, V(3.0)).third;
}

template <class V>
inline V rest_of_decay_low(V x) {
    return decay_and_rest(x, V(3.0)).fourth;
}

template <class V>
inline V minus_three_e_to_the(V x) {
    return times_exp(V(-3.0), x);
}

template <class V>
inline V three_e_to_the(V x) {
    return times_growth(V(3.0), x);
}

template <class V>
inline V expm1_of(V x) {
    return times_expm1(V(1.0), x);
}

template <class V>
inline V swish_of_three(V x) {
    return times_logistic(x, V(3.0));
}

template <class V>
inline V log1p_exp_of(V x) {
    const auto [a, b, c, p] = scaled_log1p_exp(x);
    return fma(a, b, c) * p;
}

template <class V>
inline V silu_tail_slope(V t) {
    return logistic_slope(t, -t);
}

template <class V>
inline V e_to_the_minus_half_square(V u) {
    return times_gaussian(V(1.0), u);
}

template <class V>
inline V gelu_tail_of(V u) {
    return gelu_tail(u);
}

template <class V>
inline V gelu_slope_of(V u) {
    return gelu_slope(u);
}

template <class V>
inline V e_to_the_minus_logit(V u) {
    const auto [w, w_lo] = tanh_gelu_logit(u);
    return exp(-w, -w_lo);
}
