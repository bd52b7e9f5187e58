// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/documented/. Edit that instead.

#include "opapi/kernels/tile.h"

namespace actgrad::ACTGRAD_ISA {
namespace {

#include "generated/activations.h"

// 1 for x > 0, the slope for x ≤ 0
template <class V>
ACTGRAD_INLINE V leaky_relu_derivative(V x, V slope) {
    return where(x > 0.0, 1.0, slope);
}

// dy · f'(x)
template <class V>
ACTGRAD_INLINE V leaky_relu_gradient(V dy, V x, V slope) {
    return dy * leaky_relu_derivative(x, slope);
}

struct leaky_relu_gradient_properties : Properties {
    static constexpr bool is_memory_bound = true;
};

}  // namespace

ACTGRAD_KERNEL(leaky_relu_gradient, 2, 1, 1, (in[0], in[1], scalars[0]))

}  // namespace actgrad::ACTGRAD_ISA
