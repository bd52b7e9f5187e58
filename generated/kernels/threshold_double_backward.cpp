// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/internal/. Edit that instead.

#include "opapi/kernels/tile.h"

namespace actgrad::ACTGRAD_ISA {
namespace {

#include "generated/activations.h"

// 1 where x > threshold, else 0
template <class V>
ACTGRAD_INLINE V step_derivative(V x, V limit) {
    return where(x <= limit, V(0.0), 1.0);
}

// 0
template <class V>
ACTGRAD_INLINE V step_second_derivative(V /* x */, V /* limit */) {
    return 0.0;
}

// d(dy) = ddx · f'(x), d(x) = ddx · dy · f''(x), and 0 where the last factor is 0
template <class V>
ACTGRAD_INLINE Pair<V> step_selected_second_gradient(V ddx, V dy, V x, V limit) {
    const V slope = step_derivative(x, limit);
    const V bend = step_second_derivative(x, limit);
    const V ddy = where_or_product(slope == 0.0, 0.0, ddx * slope);
    const V dx = where_or_product(bend == 0.0, 0.0, (ddx * dy) * bend);
    return {ddy, dx};
}

struct step_selected_second_gradient_properties : Properties {
    static constexpr bool is_memory_bound = true;
};

}  // namespace

ACTGRAD_KERNEL(step_selected_second_gradient, 3, 2, 1, (in[0], in[1], in[2], scalars[0]))

}  // namespace actgrad::ACTGRAD_ISA
