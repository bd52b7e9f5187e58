// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/internal/. Edit that instead.

#include "opapi/kernels/tile.h"

namespace actgrad::ACTGRAD_ISA {
namespace {

#include "generated/activations.h"

// d(dy) = ddx · f'(x), d(x) = ddx · dy · f''(x)
template <class V>
ACTGRAD_INLINE Pair<V> gelu_second_gradient(V ddx, V dy, V x) {
    const V ddy = ddx * gelu_derivative(x);
    const V dx = (ddx * dy) * gelu_second_derivative(x);
    return {ddy, dx};
}

// d(dy) = ddx · f'(x), d(x) = ddx · dy · f''(x)
template <class V>
ACTGRAD_INLINE Pair<V> gelu_tanh_second_gradient(V ddx, V dy, V x) {
    const V ddy = ddx * gelu_tanh_derivative(x);
    const V dx = (ddx * dy) * gelu_tanh_second_derivative(x);
    return {ddy, dx};
}

struct gelu_second_gradient_properties : Properties {};

struct gelu_tanh_second_gradient_properties : Properties {
    static constexpr bool has_exponentials = true;
};

}  // namespace

ACTGRAD_KERNEL(gelu_second_gradient, 3, 2, 0, (in[0], in[1], in[2]))
ACTGRAD_KERNEL(gelu_tanh_second_gradient, 3, 2, 0, (in[0], in[1], in[2]))

}  // namespace actgrad::ACTGRAD_ISA
