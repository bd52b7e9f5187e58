// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/internal/. Edit that instead.

#include "opapi/kernels/tile.h"

namespace actgrad::ACTGRAD_ISA {
namespace {

#include "generated/activations.h"

// 1 between the limits, 0 at and beyond them
template <class V>
ACTGRAD_INLINE V hardtanh_derivative(V x, V low, V high) {
    return where(x <= low, 0.0, where(x >= high, V(0.0), 1.0));
}

// 0
template <class V>
ACTGRAD_INLINE V hardtanh_second_derivative(V /* x */, V /* low */, V /* high */) {
    return 0.0;
}

// d(dy) = ddx · f'(x), d(x) = ddx · dy · f''(x), and 0 where the last factor is 0
template <class V>
ACTGRAD_INLINE Pair<V> hardtanh_selected_second_gradient(V ddx, V dy, V x, V low, V high) {
    const V slope = hardtanh_derivative(x, low, high);
    const V bend = hardtanh_second_derivative(x, low, high);
    const V ddy = where_or_product(slope == 0.0, 0.0, ddx * slope);
    const V dx = where_or_product(bend == 0.0, 0.0, (ddx * dy) * bend);
    return {ddy, dx};
}

struct hardtanh_selected_second_gradient_properties : Properties {
    static constexpr bool is_memory_bound = true;
};

}  // namespace

ACTGRAD_KERNEL(hardtanh_selected_second_gradient, 3, 2, 2, (in[0], in[1], in[2], scalars[0], scalars[1]))

}  // namespace actgrad::ACTGRAD_ISA
