// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m actgrad.codegen` from src/actgrad/operators/hardswish_backward_v2.py. Edit that instead.

#include "opapi/tile.h"

namespace actgrad::ACTGRAD_ISA {
namespace {

#include "generated/activations.h"
#include "generated/second_derivatives.h"

// dy · Hardswish'(x), where −3 belongs to the left and 3 to the right
template <class V>
inline V hardswish_gradient_open(V dy, V x) {
    return dy * hardswish_derivative_open(x);
}

}  // namespace

ACTGRAD_KERNEL(hardswish_gradient_open, 2, 1, (in[0], in[1]))

}  // namespace actgrad::ACTGRAD_ISA
