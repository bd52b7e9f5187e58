// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/arithmetic/ and src/actgrad/operators/. Edit that instead.

// Included inside the namespace of one instruction set, after generated/activations.h.

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
