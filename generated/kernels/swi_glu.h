// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/documented/swi_glu.py. Edit that instead.

// Included inside the namespace of one instruction set, after activations.h.

// f(a) · v
template <class V>
inline V silu_gated(V a, V v) {
    return silu(a) * v;
}
