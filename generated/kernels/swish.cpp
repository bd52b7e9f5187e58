// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/documented/. Edit that instead.

#include "opapi/tile.h"

namespace actgrad::ACTGRAD_ISA {
namespace {

#include "generated/activations.h"

// What β·x has beyond w, its rounding; 0 where e^-|w| is 0 anyway, also for infinite w
template <class V>
inline V logit_low_part(V x, V beta, V w) {
    return where(absolute(w) < 1000.0, fma(beta, x, -w), 0.0);
}

// x·σ(w) with w = β·x; a huge x is scaled, and far out e^w is the square of e^(w/2), which does not underflow
template <class V>
inline V swish(V x, V beta) {
    const V w = beta * x;
    const V lo = logit_low_part(x, beta, w);
    const V t = absolute(w);
    const V u = absolute(x);
    const V v = where(u > 1e+18, x * 5.421010862427522e-20, x);  // 2^-64
    const V part = where(t > 80.0, V(0.5), 1.0);
    const V near = part * where(w < 0.0, lo, -lo);
    const V e = exp(-part * t, near);
    const V result = over_one_plus(where(w < 0.0, times_exp(v, -part * t, near), v), where(t > 80.0, e * e, e));
    const V unscaled = where(u > 1e+18, result * 1.8446744073709552e+19, result);
    return where(w < 0.0, where(t > 80.0, unscaled * e, unscaled), unscaled);
}

}  // namespace

ACTGRAD_KERNEL(swish, 1, 1, 1, (in[0], scalars[0]))

}  // namespace actgrad::ACTGRAD_ISA
