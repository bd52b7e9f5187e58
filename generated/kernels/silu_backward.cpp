// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m actgrad.codegen` from src/actgrad/operators/silu_backward.py. Edit that instead.

#include "opapi/tile.h"

namespace actgrad::ACTGRAD_ISA {
namespace {

#include "generated/activations.h"
#include "generated/second_derivatives.h"

// dy · SiLU'(x)
template <class V>
inline V silu_gradient(V dy, V x) {
    return dy * silu_derivative(x);
}

}  // namespace

ACTGRAD_KERNEL(silu_gradient, 2, 1, (in[0], in[1]))

}  // namespace actgrad::ACTGRAD_ISA
