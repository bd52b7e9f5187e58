// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/documented/. Edit that instead.

#include "opapi/kernels/tile.h"

namespace actgrad::ACTGRAD_ISA {
namespace {

#include "generated/activations.h"

// What |β·x| has beyond t, its rounding; 0 where e^-t is 0 anyway, also for infinite t
template <class V>
ACTGRAD_INLINE V logit_low_part(V x, V beta, V t) {
    return where(t < 1000.0, fma(absolute(beta), absolute(x), -t), 0.0);
}

// t, which is finite if x is, and not if x is infinite: then it is NaN
template <class V>
ACTGRAD_INLINE V finite_magnitude(V x, V t) {
    return fma(x, 0.0, at_most(t, 1e+30));
}

// SiLU'(w) with w = β·x; on the right it is 1 minus its mirror image
template <class V>
ACTGRAD_INLINE V swish_derivative(V x, V beta) {
    const V w = beta * x;
    const V lo = keep(logit_low_part(x, beta, absolute(w)));
    const V t = keep(finite_magnitude(x, absolute(w)));
    const V tail = logistic_slope(t, -t, lo, -lo);
    return where(w >= 0.0, 1.0 - tail, tail);
}

// dy · f'(x)
template <class V>
ACTGRAD_INLINE V swish_gradient(V dy, V x, V beta) {
    return dy * swish_derivative(x, beta);
}

struct swish_gradient_properties : Properties {
    static constexpr bool has_exponentials = true;
    static constexpr bool has_derivative [[maybe_unused]] = true;
};

}  // namespace

ACTGRAD_KERNEL(swish_gradient, 2, 1, 1, (in[0], in[1], scalars[0]))

}  // namespace actgrad::ACTGRAD_ISA
