// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m actgrad.codegen` from src/actgrad/operators/hardswish_backward.py. Edit that instead.

// Included inside the namespace of one instruction set, after activations.h.

// dy · Hardswish'(x), where −3 and 3 belong to the inside
template <class V>
inline V hardswish_gradient(V dy, V x) {
    return dy * hardswish_derivative_closed(x);
}
