// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/internal/. Edit that instead.

#include "opapi/kernels/tile.h"

namespace actgrad::ACTGRAD_ISA {
namespace {

#include "generated/activations.h"

// σ(p) with p = beta·x; 1 where p > threshold
template <class V>
ACTGRAD_INLINE V softplus_derivative(V x, V beta, V threshold) {
    const V p = beta * x;
    const V p_lo = keep(where(absolute(p) < 200.0, fma(beta, x, -p), 0.0));
    const V e = exp(-absolute(p), where(p < 0.0, p_lo, -p_lo));
    return where(((p - threshold) + p_lo) > 0.0, 1.0, over_one_plus(where(p < 0.0, e, 1.0), e));
}

// beta·σ(p)·σ(−p) with p = beta·x; 0 where p > threshold
template <class V>
ACTGRAD_INLINE V softplus_second_derivative(V x, V beta, V threshold) {
    const V p = beta * x;
    const V p_lo = keep(where(absolute(p) < 200.0, fma(beta, x, -p), 0.0));
    const V e = exp(-absolute(p), where(p < 0.0, p_lo, -p_lo));
    const V d = 1.0 + e;
    return where_or_product(((p - threshold) + p_lo) > 0.0, 0.0, beta * divide(e, d * d));
}

// d(dy) = ddx · f'(x), d(x) = ddx · dy · f''(x)
template <class V>
ACTGRAD_INLINE Pair<V> softplus_second_gradient(V ddx, V dy, V x, V beta, V threshold) {
    const V ddy = ddx * softplus_derivative(x, beta, threshold);
    const V dx = (ddx * dy) * softplus_second_derivative(x, beta, threshold);
    return {ddy, dx};
}

struct softplus_second_gradient_properties : Properties {};

}  // namespace

ACTGRAD_KERNEL(softplus_second_gradient, 3, 2, 2, (in[0], in[1], in[2], scalars[0], scalars[1]))

}  // namespace actgrad::ACTGRAD_ISA
