// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/internal/. Edit that instead.

#include "opapi/kernels/tile.h"

namespace actgrad::ACTGRAD_ISA {
namespace {

#include "generated/activations.h"

// σ(−x)
template <class V>
ACTGRAD_INLINE V logsigmoid_derivative(V x) {
    const V e = exp(-absolute(x));
    return over_one_plus(where(x > 0.0, e, 1.0), e);
}

// −σ(x)·σ(−x)
template <class V>
ACTGRAD_INLINE V logsigmoid_second_derivative(V x) {
    const V e = exp(-absolute(x));
    const V d = 1.0 + e;
    return -divide(e, d * d);
}

// d(dy) = ddx · f'(x), d(x) = ddx · dy · f''(x)
template <class V>
ACTGRAD_INLINE Pair<V> logsigmoid_second_gradient(V ddx, V dy, V x) {
    const V ddy = ddx * logsigmoid_derivative(x);
    const V dx = (ddx * dy) * logsigmoid_second_derivative(x);
    return {ddy, dx};
}

struct logsigmoid_second_gradient_properties : Properties {};

}  // namespace

ACTGRAD_KERNEL(logsigmoid_second_gradient, 3, 2, 0, (in[0], in[1], in[2]))

}  // namespace actgrad::ACTGRAD_ISA
