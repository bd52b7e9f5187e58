// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/documented/. Edit that instead.

#include "opapi/kernels/tile.h"

namespace actgrad::ACTGRAD_ISA {
namespace {

#include "generated/activations.h"

// f(a) · v and f(a)
template <class V>
ACTGRAD_INLINE Pair<V> gelu_gated_with_activation(V a, V v) {
    const V result = gelu(a);
    return {result * v, result};
}

// f(a) · v and f(a)
template <class V>
ACTGRAD_INLINE Pair<V> gelu_tanh_gated_with_activation(V a, V v) {
    const V result = gelu_tanh(a);
    return {result * v, result};
}

struct gelu_gated_with_activation_properties : Properties {};

struct gelu_tanh_gated_with_activation_properties : Properties {
    static constexpr bool has_exponentials = true;
};

}  // namespace

ACTGRAD_KERNEL(gelu_gated_with_activation, 2, 2, 0, (in[0], in[1]))
ACTGRAD_KERNEL(gelu_tanh_gated_with_activation, 2, 2, 0, (in[0], in[1]))

}  // namespace actgrad::ACTGRAD_ISA
