// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m actgrad.codegen` from src/actgrad/companions/swi_glu_pair_double_backward.py. Edit that instead.

#include "opapi/tile.h"

namespace actgrad::ACTGRAD_ISA {
namespace {

#include "generated/activations.h"
#include "generated/second_derivatives.h"

// The gradients of dy, a and b, given those of d(a) = dy · b · SiLU'(a) and d(b) = dy · SiLU(a)
template <class V>
inline Triple<V> swiglu_second_gradient(V dda, V ddb, V dy, V a, V b) {
    const V slope = silu_derivative(a);
    const V ddy = ((dda * b) * slope) + (ddb * silu(a));
    const V da = dy * (((dda * b) * silu_second_derivative(a)) + (ddb * slope));
    const V db = (dy * dda) * slope;
    return {ddy, da, db};
}

}  // namespace

ACTGRAD_KERNEL(swiglu_second_gradient, 5, 3, (in[0], in[1], in[2], in[3], in[4]))

}  // namespace actgrad::ACTGRAD_ISA
