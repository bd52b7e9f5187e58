// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m actgrad.codegen` from src/actgrad/operators/swi_glu_grad.py. Edit that instead.

#include "opapi/tile.h"

namespace actgrad::ACTGRAD_ISA {
namespace {

#include "generated/activations.h"
#include "generated/second_derivatives.h"

// d(A) = dy · B · SiLU'(A), d(B) = dy · SiLU(A)
template <class V>
inline Pair<V> swiglu_gradient(V dy, V a, V b) {
    const auto [silu, slope] = silu_with_derivative(a);
    const V da = product_times(dy, b, slope);
    const V db = dy * silu;
    return {da, db};
}

}  // namespace

ACTGRAD_KERNEL(swiglu_gradient, 3, 2, (in[0], in[1], in[2]))

}  // namespace actgrad::ACTGRAD_ISA
