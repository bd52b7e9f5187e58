// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/internal/. Edit that instead.

#include "opapi/kernels/tile.h"

namespace actgrad::ACTGRAD_ISA {
namespace {

#include "generated/activations.h"

// What |β·x| has beyond t, its rounding; 0 where e^-t is 0 anyway, also for infinite t
template <class V>
ACTGRAD_INLINE V logit_low_part(V x, V beta, V t) {
    return where(t < 1000.0, fma(absolute(beta), absolute(x), -t), 0.0);
}

// σ(w) with w = beta·x; 1 where w > threshold
template <class V>
ACTGRAD_INLINE V softplus_derivative(V x, V beta, V threshold) {
    const V w = beta * x;
    const V e = exp(-absolute(w), -logit_low_part(x, beta, absolute(w)));
    return where(fma(beta, x, -threshold) > 0.0, 1.0, over_one_plus(where(w < 0.0, e, 1.0), e));
}

// beta·σ(w)·σ(−w) with w = beta·x; 0 where w > threshold
template <class V>
ACTGRAD_INLINE V softplus_second_derivative(V x, V beta, V threshold) {
    const V t = absolute(beta * x);
    const V e = exp(-t, -logit_low_part(x, beta, t));
    const V d = 1.0 + e;
    return where_or_product(fma(beta, x, -threshold) > 0.0, 0.0, beta * divide(e, d * d));
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
