// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/internal/. Edit that instead.

#include "opapi/kernels/tile.h"

namespace actgrad::ACTGRAD_ISA {
namespace {

#include "generated/activations.h"

// 1 where |x| > λ, else 0; a negative λ counts as 0
template <class V>
ACTGRAD_INLINE V hardshrink_derivative(V x, V lambd) {
    return where(absolute(x) <= where(lambd < 0.0, 0.0, lambd), V(0.0), 1.0);
}

// 0
template <class V>
ACTGRAD_INLINE V hardshrink_second_derivative(V /* x */, V /* lambd */) {
    return 0.0;
}

// d(dy) = ddx · f'(x), d(x) = ddx · dy · f''(x), and 0 where the last factor is 0
template <class V>
ACTGRAD_INLINE Pair<V> hardshrink_selected_second_gradient(V ddx, V dy, V x, V lambd) {
    const V slope = hardshrink_derivative(x, lambd);
    const V bend = hardshrink_second_derivative(x, lambd);
    const V ddy = where_or_product(slope == 0.0, 0.0, ddx * slope);
    const V dx = where_or_product(bend == 0.0, 0.0, (ddx * dy) * bend);
    return {ddy, dx};
}

struct hardshrink_selected_second_gradient_properties : Properties {
    static constexpr bool is_memory_bound = true;
};

}  // namespace

ACTGRAD_KERNEL(hardshrink_selected_second_gradient, 3, 2, 1, (in[0], in[1], in[2], scalars[0]))

}  // namespace actgrad::ACTGRAD_ISA
