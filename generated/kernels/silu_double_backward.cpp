// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/internal/. Edit that instead.

#include "opapi/kernels/tile.h"

namespace actgrad::ACTGRAD_ISA {
namespace {

#include "generated/activations.h"

// d(dy) = ddx · f'(x), d(x) = ddx · dy · f''(x)
template <class V>
ACTGRAD_INLINE Pair<V> silu_second_gradient(V ddx, V dy, V x) {
    const V ddy = ddx * silu_derivative(x);
    const V dx = (ddx * dy) * silu_second_derivative(x);
    return {ddy, dx};
}

struct silu_second_gradient_properties : Properties {
    static constexpr bool has_exponentials = true;
};

}  // namespace

ACTGRAD_KERNEL(silu_second_gradient, 3, 2, 0, (in[0], in[1], in[2]))

}  // namespace actgrad::ACTGRAD_ISA
