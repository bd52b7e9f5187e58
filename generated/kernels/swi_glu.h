// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m actgrad.codegen` from src/actgrad/operators/swi_glu.py. Edit that instead.

// Included inside the namespace of one instruction set, after activations.h.

// SiLU(A) · B
template <class V>
inline V swiglu(V a, V b) {
    return silu(a) * b;
}
