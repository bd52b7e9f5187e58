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

// t, which is finite if x is, and not if x is infinite: then it is NaN
template <class V>
ACTGRAD_INLINE V finite_magnitude(V x, V t) {
    return fma(x, 0.0, at_most(t, 1e+30));
}

// x·σ(w) with w = alpha·x, from the same e^-|w| as the derivative
template <class V>
ACTGRAD_INLINE V gate(V x, V alpha) {
    const V w = alpha * x;
    const V lo = logit_low_part(x, alpha, absolute(w));
    const V t = finite_magnitude(x, absolute(w));
    return over_one_plus(where(w < 0.0, times_exp(x, -t, -lo), x), exp(-t, -lo));
}

// v clamped to [−limit, limit]; NaN gives NaN
template <class V>
ACTGRAD_INLINE V clamped(V v, V limit) {
    return at_least(at_most(v, limit), -limit);
}

// a'·σ(alpha·a') · (v' + bias) · weight of the clamped a' and v'
template <class V>
ACTGRAD_INLINE V weighted_swiglu(V a, V v, V weight, V limit, V bias, V alpha) {
    return product_times(gate(at_most(a, limit), alpha), clamped(v, limit) + bias, weight);
}

struct weighted_swiglu_properties : Properties {
    static constexpr unsigned rows = 4;
    static constexpr bool has_exponentials = true;
};

}  // namespace

ACTGRAD_KERNEL(weighted_swiglu, 3, 1, 3, (in[0], in[1], in[2], scalars[0], scalars[1], scalars[2]))

}  // namespace actgrad::ACTGRAD_ISA
