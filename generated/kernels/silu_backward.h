// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/documented/silu_backward.py. Edit that instead.

// Included inside the namespace of one instruction set, after activations.h.

// dy · f'(x)
template <class V>
inline V silu_gradient(V dy, V x) {
    return dy * silu_derivative(x);
}
