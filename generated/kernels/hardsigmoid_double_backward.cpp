// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/internal/. Edit that instead.

#include "opapi/kernels/tile.h"

namespace actgrad::ACTGRAD_ISA {
namespace {

#include "generated/activations.h"

// 1/6 between −3 and 3, else 0
template <class V>
ACTGRAD_INLINE V hardsigmoid_derivative(V x) {
    return divide(where(absolute(x) < 3.0, fma(x, 0.0, 1.0), 0.0), 6.0);  // a 1 of the precision of x
}

// 0
template <class V>
ACTGRAD_INLINE V hardsigmoid_second_derivative(V /* x */) {
    return 0.0;
}

// d(dy) = ddx · f'(x), d(x) = ddx · dy · f''(x), and 0 where the last factor is 0
template <class V>
ACTGRAD_INLINE Pair<V> hardsigmoid_selected_second_gradient(V ddx, V dy, V x) {
    const V slope = hardsigmoid_derivative(x);
    const V bend = hardsigmoid_second_derivative(x);
    const V ddy = where_or_product(slope == 0.0, 0.0, ddx * slope);
    const V dx = where_or_product(bend == 0.0, 0.0, (ddx * dy) * bend);
    return {ddy, dx};
}

struct hardsigmoid_selected_second_gradient_properties : Properties {
    static constexpr bool is_memory_bound = true;
};

}  // namespace

ACTGRAD_KERNEL(hardsigmoid_selected_second_gradient, 3, 2, 0, (in[0], in[1], in[2]))

}  // namespace actgrad::ACTGRAD_ISA
