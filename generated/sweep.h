// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/arithmetic/ and src/actgrad/operators/. Edit that instead.

// Included inside the namespace of one instruction set, after generated/activations.h.

// x where |x| > λ, else 0
template <class V>
inline V hardshrink(V x, V lambd) {
    return where(absolute(x) <= lambd, 0.0, x);
}

template <class V>
inline V hardshrink_at_0(V x) {
    return hardshrink(x, V(0.5));
}

// 1 where |x| > λ, else 0; a negative λ counts as 0
template <class V>
inline V hardshrink_derivative(V x, V lambd) {
    return where(absolute(x) <= where(lambd < 0.0, 0.0, lambd), V(0.0), 1.0);
}

template <class V>
inline V hardshrink_derivative_at_0(V x) {
    return hardshrink_derivative(x, V(0.5));
}

// 0
template <class V>
inline V hardshrink_second_derivative(V /* x */, V /* lambd */) {
    return 0.0;
}

template <class V>
inline V hardshrink_second_derivative_at_0(V x) {
    return hardshrink_second_derivative(x, V(0.5));
}

template <class V>
inline V hardshrink_at_1(V x) {
    return hardshrink(x, V(1.000244140625));
}

template <class V>
inline V hardshrink_derivative_at_1(V x) {
    return hardshrink_derivative(x, V(1.000244140625));
}

template <class V>
inline V hardshrink_second_derivative_at_1(V x) {
    return hardshrink_second_derivative(x, V(1.000244140625));
}

// x·(x + 3)/6 between −3 and 3, x above, 0 below
template <class V>
inline V hardswish(V x) {
    return where(x >= 3.0, x, where(x <= -3.0, 0.0, x * divide(x + 3.0, 6.0)));
}

// x/3 + 1/2 between −3 and 3; 1 from 3 on, 0 down from −3
template <class V>
inline V hardswish_derivative_open(V x) {
    return where(x >= 3.0, 1.0, where(x <= -3.0, 0.0, divide(x + 1.5, 3.0)));
}

// 1/3 between −3 and 3, 0 elsewhere
template <class V>
inline V hardswish_second_derivative(V x) {
    return where(x >= 3.0, 0.0, where(x <= -3.0, 0.0, fma(x, 0.0, 1.0 / 3.0)));  // 0·x keeps a NaN
}

// x/3 + 1/2 from −3 to 3, both included; 1 above, 0 below
template <class V>
inline V hardswish_derivative_closed(V x) {
    return where(x > 3.0, 1.0, where(x < -3.0, 0.0, divide(x + 1.5, 3.0)));
}

// x for x > 0, slope·x for x ≤ 0
template <class V>
inline V leaky_relu(V x, V slope) {
    return where(x > 0.0, x, slope * x);
}

template <class V>
inline V leaky_relu_at_0(V x) {
    return leaky_relu(x, V(0.009999999776482582));
}

// 1 for x > 0, the slope for x ≤ 0
template <class V>
inline V leaky_relu_derivative(V x, V slope) {
    return where(x > 0.0, 1.0, slope);
}

template <class V>
inline V leaky_relu_derivative_at_0(V x) {
    return leaky_relu_derivative(x, V(0.009999999776482582));
}

// 0
template <class V>
inline V leaky_relu_second_derivative(V /* x */, V /* slope */) {
    return 0.0;
}

template <class V>
inline V leaky_relu_second_derivative_at_0(V x) {
    return leaky_relu_second_derivative(x, V(0.009999999776482582));
}

template <class V>
inline V leaky_relu_at_1(V x) {
    return leaky_relu(x, V(-0.20000000298023224));
}

template <class V>
inline V leaky_relu_derivative_at_1(V x) {
    return leaky_relu_derivative(x, V(-0.20000000298023224));
}

template <class V>
inline V leaky_relu_second_derivative_at_1(V x) {
    return leaky_relu_second_derivative(x, V(-0.20000000298023224));
}

template <class V>
inline V leaky_relu_at_2(V x) {
    return leaky_relu(x, V(1.5));
}

template <class V>
inline V leaky_relu_derivative_at_2(V x) {
    return leaky_relu_derivative(x, V(1.5));
}

template <class V>
inline V leaky_relu_second_derivative_at_2(V x) {
    return leaky_relu_second_derivative(x, V(1.5));
}

// x − bias for x > λ, x + bias for x < −λ, else 0
template <class V>
inline V shrink(V x, V lambd, V bias) {
    return where(absolute(x) <= lambd, 0.0, where(x > 0.0, x - bias, x + bias));
}

template <class V>
inline V shrink_at_0(V x) {
    return shrink(x, V(0.5), V(0.0));
}

// 1 where |x| > λ, else 0
template <class V>
inline V shrink_derivative(V x, V lambd, V /* bias */) {
    return where(absolute(x) <= lambd, V(0.0), 1.0);
}

template <class V>
inline V shrink_derivative_at_0(V x) {
    return shrink_derivative(x, V(0.5), V(0.0));
}

// 0
template <class V>
inline V shrink_second_derivative(V /* x */, V /* lambd */, V /* bias */) {
    return 0.0;
}

template <class V>
inline V shrink_second_derivative_at_0(V x) {
    return shrink_second_derivative(x, V(0.5), V(0.0));
}

template <class V>
inline V shrink_at_1(V x) {
    return shrink(x, V(1.000244140625), V(-0.75));
}

template <class V>
inline V shrink_derivative_at_1(V x) {
    return shrink_derivative(x, V(1.000244140625), V(-0.75));
}

template <class V>
inline V shrink_second_derivative_at_1(V x) {
    return shrink_second_derivative(x, V(1.000244140625), V(-0.75));
}

// x − λ for x > λ, x + λ for x < −λ, else 0
template <class V>
inline V softshrink(V x, V lambd) {
    return where(absolute(x) <= lambd, 0.0, where(x > 0.0, x - lambd, x + lambd));
}

template <class V>
inline V softshrink_at_0(V x) {
    return softshrink(x, V(0.5));
}

// 1 where |x| > λ, else 0
template <class V>
inline V softshrink_derivative(V x, V lambd) {
    return where(absolute(x) <= lambd, V(0.0), 1.0);
}

template <class V>
inline V softshrink_derivative_at_0(V x) {
    return softshrink_derivative(x, V(0.5));
}

// 0
template <class V>
inline V softshrink_second_derivative(V /* x */, V /* lambd */) {
    return 0.0;
}

template <class V>
inline V softshrink_second_derivative_at_0(V x) {
    return softshrink_second_derivative(x, V(0.5));
}

template <class V>
inline V softshrink_at_1(V x) {
    return softshrink(x, V(1.000244140625));
}

template <class V>
inline V softshrink_derivative_at_1(V x) {
    return softshrink_derivative(x, V(1.000244140625));
}

template <class V>
inline V softshrink_second_derivative_at_1(V x) {
    return softshrink_second_derivative(x, V(1.000244140625));
}

// x² for x > 0, else 0
template <class V>
inline V squared_relu(V x) {
    return where(x <= 0.0, 0.0, x * x);
}

// 2·x for x > 0, else 0
template <class V>
inline V squared_relu_derivative(V x) {
    return where(x <= 0.0, 0.0, x + x);
}

// 2 for x > 0, else 0
template <class V>
inline V squared_relu_second_derivative(V x) {
    return where(x <= 0.0, V(0.0), 2.0);
}
