// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/internal/. Edit that instead.

#include "opapi/kernels/tile.h"

namespace actgrad::ACTGRAD_ISA {
namespace {

#include "generated/activations.h"

// 1 for x > 0, e^(x/alpha) for x ≤ 0
template <class V>
ACTGRAD_INLINE V celu_derivative(V x, V alpha) {
    const V p = divide(x, alpha);
    const V p_lo = where(absolute(p) < 200.0, divide(fma(-p, alpha, x), alpha), 0.0);
    return where(x > 0.0, 1.0, times_growth(1.0, p, p_lo));
}

// 0 for x > 0, e^(x/alpha)/alpha for x ≤ 0
template <class V>
ACTGRAD_INLINE V celu_second_derivative(V x, V alpha) {
    return where(x > 0.0, 0.0, divide(celu_derivative(x, alpha), alpha));
}

// d(dy) = ddx · f'(x), d(x) = ddx · dy · f''(x)
template <class V>
ACTGRAD_INLINE Pair<V> celu_second_gradient(V ddx, V dy, V x, V alpha) {
    const V ddy = ddx * celu_derivative(x, alpha);
    const V dx = (ddx * dy) * celu_second_derivative(x, alpha);
    return {ddy, dx};
}

struct celu_second_gradient_properties : Properties {};

}  // namespace

ACTGRAD_KERNEL(celu_second_gradient, 3, 2, 1, (in[0], in[1], in[2], scalars[0]))

}  // namespace actgrad::ACTGRAD_ISA
