// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/internal/. Edit that instead.

#include "opapi/kernels/tile.h"

namespace actgrad::ACTGRAD_ISA {
namespace {

#include "generated/activations.h"

// 1 for x > 0, the slope for x ≤ 0
template <class V>
ACTGRAD_INLINE V leaky_relu_derivative(V x, V slope) {
    return where(x > 0.0, 1.0, slope);
}

// 0
template <class V>
ACTGRAD_INLINE V leaky_relu_second_derivative(V /* x */, V /* slope */) {
    return 0.0;
}

// d(dy) = ddx · f'(x), d(x) = ddx · dy · f''(x)
template <class V>
ACTGRAD_INLINE Pair<V> leaky_relu_second_gradient(V ddx, V dy, V x, V slope) {
    const V ddy = ddx * leaky_relu_derivative(x, slope);
    const V dx = (ddx * dy) * leaky_relu_second_derivative(x, slope);
    return {ddy, dx};
}

struct leaky_relu_second_gradient_properties : Properties {
    static constexpr bool is_memory_bound = true;
};

}  // namespace

ACTGRAD_KERNEL(leaky_relu_second_gradient, 3, 2, 1, (in[0], in[1], in[2], scalars[0]))

}  // namespace actgrad::ACTGRAD_ISA
