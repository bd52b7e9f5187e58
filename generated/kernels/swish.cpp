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

// x·σ(w) with w = β·x; far out the two factors of e^w, which may underflow, come one after the other
template <class V>
ACTGRAD_INLINE V swish(V x, V beta) {
    const V w = beta * x;
    const V t = absolute(w);
    const auto [high, p] = scaled_exp(-t, -logit_low_part(x, beta, t));
    const V e = high * p;
    const V result = over_one_plus(x, e) * where(w < 0.0, where(t > 80.0, p, e), 1.0);
    return where(w < -80.0, result * high, result);
}

struct swish_properties : Properties {};

}  // namespace

ACTGRAD_KERNEL(swish, 1, 1, 1, (in[0], scalars[0]))

}  // namespace actgrad::ACTGRAD_ISA
