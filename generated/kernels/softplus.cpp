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

// log(1 + e^w)/beta = max(w, 0)/beta + log(1 + e^-|w|)/beta with w = beta·x; x where w > threshold
template <class V>
ACTGRAD_INLINE V softplus(V x, V beta, V threshold) {
    const V w = beta * x;
    const auto [a, b, c, p] = scaled_log1p_exp(-absolute(w), -logit_low_part(x, beta, absolute(w)));
    // A power of two keeps 1/beta, b/beta and c/beta normal: only the results may leave the range.
    const V size = absolute(beta);
    const V small = 1.0 / 1.8446744073709552e+19;
    const V unit = where(size < small, 1.8446744073709552e+19, where(size > 1.8446744073709552e+19, small, 1.0));
    const V factor = divide(1.0, beta * unit);
    const V power = p * unit;
    const V whole = fma(a * power, b * factor, fma(c * factor, power, where(w > 0.0, x, 0.0)));
    return where(fma(beta, x, -threshold) > 0.0, x, whole);
}

struct softplus_properties : Properties {
    static constexpr bool has_exponentials = true;
};

}  // namespace

ACTGRAD_KERNEL(softplus, 1, 1, 2, (in[0], scalars[0], scalars[1]))

}  // namespace actgrad::ACTGRAD_ISA
