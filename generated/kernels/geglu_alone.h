// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/internal/geglu_alone.py. Edit that instead.

// Included inside the namespace of one instruction set, after activations.h.

// f(a) · v
template <class V>
inline V gelu_gated(V a, V v) {
    return gelu(a) * v;
}

// f(a) · v
template <class V>
inline V gelu_tanh_gated(V a, V v) {
    return gelu_tanh(a) * v;
}
