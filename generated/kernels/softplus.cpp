// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/documented/. Edit that instead.

#include "opapi/kernels/tile.h"

namespace actgrad::ACTGRAD_ISA {
namespace {

#include "generated/activations.h"

// log(1 + e^p)/beta = max(p, 0)/beta + log(1 + e^-|p|)/beta with p = beta·x; x where p > threshold
template <class V>
ACTGRAD_INLINE V softplus(V x, V beta, V threshold) {
    const V p = beta * x;
    const V p_lo = where(absolute(p) < 200.0, fma(beta, x, -p), 0.0);
    const V lo = where(p < 0.0, p_lo, -p_lo);
    const auto [tail, rest] = log1p_exp(-absolute(p), lo);
    // Far out log1p(e)/e is 1 − tail/2, and the small factor e comes last: it has no digits to lose before beta divides.
    const V far_out = times_exp(divide(fma(tail, -0.5, 1.0), beta), -absolute(p), lo);
    const V part = where(absolute(p) > 50.0, far_out, divide(tail, beta));
    const V base = where(p > 0.0, x, 0.0);
    const V whole = base + part;
    const V lost = where(absolute(p) < 0.5, (part - whole) + base, 0.0);  // by the rounding, where most is; beyond, one is small
    return where(((p - threshold) + p_lo) > 0.0, x, whole + fma(where(absolute(p) > 50.0, 0.0, rest), divide(1.0, beta), lost));
}

struct softplus_properties : Properties {
    static constexpr bool has_exponentials = true;
};

}  // namespace

ACTGRAD_KERNEL(softplus, 1, 1, 2, (in[0], scalars[0], scalars[1]))

}  // namespace actgrad::ACTGRAD_ISA
