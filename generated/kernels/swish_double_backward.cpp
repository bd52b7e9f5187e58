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

// |w|, but at most 1e30, where e^-|w| has long been 0
template <class V>
ACTGRAD_INLINE V magnitude(V w) {
    return at_most(absolute(w), 1e+30);
}

// t, and NaN for infinite x
template <class V>
ACTGRAD_INLINE V finite_magnitude(V x, V t) {
    return fma(x, 0.0, t);
}

// SiLU'(w) with w = β·x; on the right it is 1 minus its mirror image
template <class V>
ACTGRAD_INLINE V swish_derivative(V x, V beta) {
    const V w = beta * x;
    const V lo = keep(logit_low_part(x, beta, absolute(w)));
    const V t = keep(magnitude(w));
    const V tail = logistic_slope(finite_magnitude(x, t), -t, lo, -lo);
    return where(w >= 0.0, 1.0 - tail, tail);
}

// β·SiLU''(w) with w = β·x
template <class V>
ACTGRAD_INLINE V swish_second_derivative(V x, V beta) {
    const V t = keep(finite_magnitude(x, magnitude(beta * x)));
    const V e = exp(-t);
    const V d = 1.0 + e;
    return beta * times_exp(divide(2.0 - (t * divide(1.0 - e, d)), d * d), -t);
}

// d(dy) = ddx · f'(x), d(x) = ddx · dy · f''(x)
template <class V>
ACTGRAD_INLINE Pair<V> swish_second_gradient(V ddx, V dy, V x, V beta) {
    const V ddy = ddx * swish_derivative(x, beta);
    const V dx = (ddx * dy) * swish_second_derivative(x, beta);
    return {ddy, dx};
}

struct swish_second_gradient_properties : Properties {
    static constexpr bool has_exponentials = true;
};

}  // namespace

ACTGRAD_KERNEL(swish_second_gradient, 3, 2, 1, (in[0], in[1], in[2], scalars[0]))

}  // namespace actgrad::ACTGRAD_ISA
