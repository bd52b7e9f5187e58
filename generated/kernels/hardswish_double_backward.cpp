// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m actgrad.codegen` from src/actgrad/companions/hardswish_double_backward.py. Edit that instead.

#include "opapi/tile.h"

namespace actgrad::ACTGRAD_ISA {
namespace {

#include "generated/activations.h"
#include "generated/second_derivatives.h"

// d(dy) = ddx · Hardswish'(x), d(x) = ddx · dy · Hardswish''(x)
template <class V>
inline Pair<V> hardswish_second_gradient(V ddx, V dy, V x) {
    const V ddy = ddx * hardswish_derivative_open(x);
    const V dx = (ddx * dy) * hardswish_second_derivative(x);
    return {ddy, dx};
}

}  // namespace

ACTGRAD_KERNEL(hardswish_second_gradient, 3, 2, (in[0], in[1], in[2]))

}  // namespace actgrad::ACTGRAD_ISA
