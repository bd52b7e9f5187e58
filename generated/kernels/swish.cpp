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

// x·σ(w) with w = β·x; far out e^w is the square of e^(w/2), which does not underflow
template <class V>
ACTGRAD_INLINE V swish(V x, V beta) {
    const V w = beta * x;
    const V t = absolute(w);
    const V part = where(t > 80.0, V(-0.5), -1.0);
    const V e = exp(part * t, part * logit_low_part(x, beta, t));
    const V again = where(t > 80.0, e, 1.0);
    const V result = over_one_plus(x, e * again);
    return where(w < 0.0, (result * e) * again, result);
}

struct swish_properties : Properties {};

}  // namespace

ACTGRAD_KERNEL(swish, 1, 1, 1, (in[0], scalars[0]))

}  // namespace actgrad::ACTGRAD_ISA
