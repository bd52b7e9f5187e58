// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m actgrad.codegen` from src/actgrad/operators/hardswish_backward.py. Edit that instead.

#include "opapi/tile.h"

namespace actgrad::ACTGRAD_ISA {
namespace {

#include "generated/activations.h"
#include "generated/second_derivatives.h"

// dy · Hardswish'(x), where −3 and 3 belong to the inside
template <class V>
inline V hardswish_gradient(V dy, V x) {
    return dy * hardswish_derivative_closed(x);
}

}  // namespace

ACTGRAD_KERNEL(hardswish_gradient, 2, 1, (in[0], in[1]))

}  // namespace actgrad::ACTGRAD_ISA
