// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/documented/. Edit that instead.

#include "opapi/kernels/tile.h"

namespace actgrad::ACTGRAD_ISA {
namespace {

#include "generated/activations.h"

// d(a) = dy · v · f'(a), d(v) = dy · f(a)
template <class V>
ACTGRAD_INLINE Pair<V> gelu_gated_gradient(V dy, V a, V v) {
    const V da = product_times(dy, v, gelu_derivative(a));
    const V dv = dy * gelu(a);
    return {da, dv};
}

// d(a) = dy · v · f'(a), d(v) = dy · f(a)
template <class V>
ACTGRAD_INLINE Pair<V> gelu_tanh_gated_gradient(V dy, V a, V v) {
    const V da = product_times(dy, v, gelu_tanh_derivative(a));
    const V dv = dy * gelu_tanh(a);
    return {da, dv};
}

struct gelu_gated_gradient_properties : Properties {};

struct gelu_tanh_gated_gradient_properties : Properties {
    static constexpr bool has_exponentials = true;
};

}  // namespace

ACTGRAD_KERNEL(gelu_gated_gradient, 3, 2, 0, (in[0], in[1], in[2]))
ACTGRAD_KERNEL(gelu_tanh_gated_gradient, 3, 2, 0, (in[0], in[1], in[2]))

}  // namespace actgrad::ACTGRAD_ISA
