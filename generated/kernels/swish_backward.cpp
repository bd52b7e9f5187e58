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
