// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m actgrad.codegen` from src/actgrad/operators/hardswish_backward_v2.py. Edit that instead.

// Included inside the namespace of one instruction set, after activations.h.

// dy · Hardswish'(x), where −3 belongs to the left and 3 to the right
template <class V>
inline V hardswish_gradient_open(V dy, V x) {
    return dy * hardswish_derivative_open(x);
}
