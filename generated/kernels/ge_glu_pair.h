// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m actgrad.codegen` from src/actgrad/companions/ge_glu_pair.py. Edit that instead.

// Included inside the namespace of one instruction set, after activations.h.

// v · GELU(a), through the normal distribution
template <class V>
inline V geglu_erf_alone(V v, V a) {
    return v * gelu(a);
}

// v · GELU(a), with the tanh approximation
template <class V>
inline V geglu_tanh_alone(V v, V a) {
    return v * gelu_tanh(a);
}
