// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/documented/. Edit that instead.

#include "opapi/kernels/tile.h"

namespace actgrad::ACTGRAD_ISA {
namespace {

#include "generated/activations.h"

// d(a) = dy · v · f'(a), d(v) = dy · f(a)
template <class V>
ACTGRAD_INLINE Pair<V> silu_gated_gradient(V dy, V a, V v) {
    const V da = product_times(dy, v, silu_derivative(a));
    const V dv = dy * silu(a);
    return {da, dv};
}

struct silu_gated_gradient_properties : Properties {
    static constexpr bool has_exponentials = true;
};

}  // namespace

ACTGRAD_KERNEL(silu_gated_gradient, 3, 2, 0, (in[0], in[1], in[2]))

}  // namespace actgrad::ACTGRAD_ISA
