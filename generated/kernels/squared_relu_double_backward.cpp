// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/internal/. Edit that instead.

#include "opapi/kernels/tile.h"

namespace actgrad::ACTGRAD_ISA {
namespace {

#include "generated/activations.h"

// 2·x for x > 0, else 0
template <class V>
ACTGRAD_INLINE V squared_relu_derivative(V x) {
    return where(x <= 0.0, 0.0, x + x);
}

// 2 for x > 0, else 0
template <class V>
ACTGRAD_INLINE V squared_relu_second_derivative(V x) {
    return where(x <= 0.0, V(0.0), 2.0);
}

// d(dy) = ddx · f'(x), d(x) = ddx · dy · f''(x)
template <class V>
ACTGRAD_INLINE Pair<V> squared_relu_second_gradient(V ddx, V dy, V x) {
    const V ddy = ddx * squared_relu_derivative(x);
    const V dx = (ddx * dy) * squared_relu_second_derivative(x);
    return {ddy, dx};
}

struct squared_relu_second_gradient_properties : Properties {
    static constexpr bool is_memory_bound = true;
};

}  // namespace

ACTGRAD_KERNEL(squared_relu_second_gradient, 3, 2, 0, (in[0], in[1], in[2]))

}  // namespace actgrad::ACTGRAD_ISA
