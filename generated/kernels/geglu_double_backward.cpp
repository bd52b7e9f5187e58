// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/internal/. Edit that instead.

#include "opapi/kernels/tile.h"

namespace actgrad::ACTGRAD_ISA {
namespace {

#include "generated/activations.h"

// The gradients of dy, a and v, given those of d(a) = dy · v · f'(a) and d(v) = dy · f(a)
template <class V>
ACTGRAD_INLINE Triple<V> gelu_gated_second_gradient(V dda, V ddv, V dy, V a, V v) {
    const V slope = gelu_derivative(a);
    const V ddy = ((dda * v) * slope) + (ddv * gelu(a));
    const V da = dy * (((dda * v) * gelu_second_derivative(a)) + (ddv * slope));
    const V dv = (dy * dda) * slope;
    return {ddy, da, dv};
}

// The gradients of dy, a and v, given those of d(a) = dy · v · f'(a) and d(v) = dy · f(a)
template <class V>
ACTGRAD_INLINE Triple<V> gelu_tanh_gated_second_gradient(V dda, V ddv, V dy, V a, V v) {
    const V slope = gelu_tanh_derivative(a);
    const V ddy = ((dda * v) * slope) + (ddv * gelu_tanh(a));
    const V da = dy * (((dda * v) * gelu_tanh_second_derivative(a)) + (ddv * slope));
    const V dv = (dy * dda) * slope;
    return {ddy, da, dv};
}

struct gelu_gated_second_gradient_properties : Properties {};

struct gelu_tanh_gated_second_gradient_properties : Properties {
    static constexpr bool has_exponentials = true;
};

}  // namespace

ACTGRAD_KERNEL(gelu_gated_second_gradient, 5, 3, 0, (in[0], in[1], in[2], in[3], in[4]))
ACTGRAD_KERNEL(gelu_tanh_gated_second_gradient, 5, 3, 0, (in[0], in[1], in[2], in[3], in[4]))

}  // namespace actgrad::ACTGRAD_ISA
