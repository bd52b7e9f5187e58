// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/internal/. Edit that instead.

#include "opapi/kernels/tile.h"

namespace actgrad::ACTGRAD_ISA {
namespace {

#include "generated/activations.h"

// v clamped to [−limit, limit]; NaN gives NaN
template <class V>
ACTGRAD_INLINE V clamped(V v, V limit) {
    return at_least(at_most(v, limit), -limit);
}

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

// The same for |x| below 2^90, from the e^-|w| of the derivative; w = alpha·x
template <class V>
ACTGRAD_INLINE V gate_beside_slope(V x, V alpha) {
    const V w = alpha * x;
    const V lo = logit_low_part(x, alpha, absolute(w));
    const V t = magnitude(w);
    return over_one_plus(where(w < 0.0, times_exp(x, -t, -lo), x), exp(-t, -lo));
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

// SiLU'(w) with w = alpha·x
template <class V>
ACTGRAD_INLINE V gate_derivative(V x, V alpha) {
    return swish_derivative(x, alpha);
}

// β·SiLU''(w) with w = β·x
template <class V>
ACTGRAD_INLINE V swish_second_derivative(V x, V beta) {
    const V t = keep(finite_magnitude(x, magnitude(beta * x)));
    const V e = exp(-t);
    const V d = 1.0 + e;
    return beta * times_exp(divide(2.0 - (t * divide(1.0 - e, d)), d * d), -t);
}

// The gradients of dy, a and v, given those of their gradients; and the terms of the weight's
template <class V>
ACTGRAD_INLINE Quadruple<V> weighted_swiglu_second_gradient(V dda, V ddv, V ddweight, V dy, V a, V v, V weight, V limit, V bias, V alpha) {
    const V t = at_most(a, limit);
    const V factor = clamped(v, limit) + bias;
    const V unit = gate_beside_slope(t, alpha);
    const V slope = gate_derivative(t, alpha);
    const V ga = where(a > limit, 0.0, dda);
    const V gv = where(absolute(v) > limit, 0.0, ddv);
    const V unweighted = ((ga * factor) * slope) + (gv * unit);
    const V ddy = (weight * unweighted) + ((ddweight * factor) * unit);
    const V curved = ((ga * factor) * swish_second_derivative(t, alpha)) + (gv * slope);
    const V da = dy * ((weight * curved) + ((ddweight * factor) * slope));
    const V dv = dy * (((weight * ga) * slope) + (ddweight * unit));
    return {ddy, where_or_product(a > limit, 0.0, da), where_or_product(absolute(v) > limit, 0.0, dv), dy * unweighted};
}

struct weighted_swiglu_second_gradient_properties : Properties {
    static constexpr int sums = 1;
    static constexpr bool has_exponentials = true;
};

}  // namespace

ACTGRAD_KERNEL(weighted_swiglu_second_gradient, 7, 4, 3, (in[0], in[1], in[2], in[3], in[4], in[5], in[6], scalars[0], scalars[1], scalars[2]))

}  // namespace actgrad::ACTGRAD_ISA
