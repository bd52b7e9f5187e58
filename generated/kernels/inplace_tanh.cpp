// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/documented/. Edit that instead.

#include "opapi/kernels/tile.h"

namespace actgrad::ACTGRAD_ISA {
namespace {

#include "generated/activations.h"

// tanh(x)
template <class V>
ACTGRAD_INLINE V tanh(V x) {
    return hyperbolic_tangent(x);
}

struct tanh_properties : Properties {};

}  // namespace

ACTGRAD_KERNEL(tanh, 1, 1, 0, (in[0]))

}  // namespace actgrad::ACTGRAD_ISA
