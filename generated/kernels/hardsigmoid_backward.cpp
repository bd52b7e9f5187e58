// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/documented/. Edit that instead.

#include "opapi/kernels/tile.h"

namespace actgrad::ACTGRAD_ISA {
namespace {

#include "generated/activations.h"

// 1/6 between −3 and 3, else 0
template <class V>
ACTGRAD_INLINE V hardsigmoid_derivative(V x) {
    return divide(where(absolute(x) < 3.0, fma(x, 0.0, 1.0), 0.0), 6.0);  // a 1 of the precision of x
}

// dy · f'(x), and 0 where f'(x) is 0, whatever dy is
template <class V>
ACTGRAD_INLINE V hardsigmoid_selected_gradient(V dy, V x) {
    const V slope = hardsigmoid_derivative(x);
    return where_or_product(slope == 0.0, 0.0, dy * slope);
}

struct hardsigmoid_selected_gradient_properties : Properties {
    static constexpr bool is_memory_bound = true;
};

}  // namespace

ACTGRAD_KERNEL(hardsigmoid_selected_gradient, 2, 1, 0, (in[0], in[1]))

}  // namespace actgrad::ACTGRAD_ISA
