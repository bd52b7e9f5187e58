// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/internal/. Edit that instead.

#include "opapi/kernels/tile.h"

namespace actgrad::ACTGRAD_ISA {
namespace {

#include "generated/activations.h"

// √π/2·e^(y²) with y = erf⁻¹(x)
template <class V>
ACTGRAD_INLINE V erfinv_derivative(V x) {
    return inverse_erf_slope(x);
}

// 2·y·y'² with y = erf⁻¹(x)
template <class V>
ACTGRAD_INLINE V erfinv_second_derivative(V x) {
    const V slope = inverse_erf_slope(x);
    return (2.0 * inverse_erf(x)) * (slope * slope);
}

// d(dy) = ddx · f'(x), d(x) = ddx · dy · f''(x)
template <class V>
ACTGRAD_INLINE Pair<V> erfinv_second_gradient(V ddx, V dy, V x) {
    const V ddy = ddx * erfinv_derivative(x);
    const V dx = (ddx * dy) * erfinv_second_derivative(x);
    return {ddy, dx};
}

struct erfinv_second_gradient_properties : Properties {};

}  // namespace

ACTGRAD_KERNEL(erfinv_second_gradient, 3, 2, 0, (in[0], in[1], in[2]))

}  // namespace actgrad::ACTGRAD_ISA
