// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/documented/. Edit that instead.

#include "opapi/kernels/tile.h"

namespace actgrad::ACTGRAD_ISA {
namespace {

#include "generated/activations.h"

// x for x > 0, alpha·(e^(x/alpha) − 1) for x ≤ 0
template <class V>
ACTGRAD_INLINE V celu(V x, V alpha) {
    const V p = divide(x, alpha);
    const V p_lo = where(absolute(p) < 200.0, divide(fma(-p, alpha, x), alpha), 0.0);
    const V below = where(absolute(p) < 1e-30, x, times_expm1(alpha, p, p_lo));  // where p might underflow
    return where(x > 0.0, x, below);
}

struct celu_properties : Properties {};

}  // namespace

ACTGRAD_KERNEL(celu, 1, 1, 1, (in[0], scalars[0]))

}  // namespace actgrad::ACTGRAD_ISA
