// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/documented/. Edit that instead.

#include "opapi/kernels/tile.h"

namespace actgrad::ACTGRAD_ISA {
namespace {

#include "generated/activations.h"

// scale·x for x > 0, alpha·scale·(e^(input_scale·x) − 1) for x ≤ 0
template <class V>
ACTGRAD_INLINE V elu(V x, V alpha, V scale, V input_scale) {
    const V p = input_scale * x;
    const V p_lo = where(absolute(p) < 200.0, fma(input_scale, x, -p), 0.0);
    const V limit = alpha * scale;
    const V straight = (limit * input_scale) * x;  // where p might underflow
    const V below = where(absolute(p) < 1e-30, straight, times_expm1(limit, p, p_lo));
    return where(x > 0.0, scale * x, below);
}

struct elu_properties : Properties {};

}  // namespace

ACTGRAD_KERNEL(elu, 1, 1, 3, (in[0], scalars[0], scalars[1], scalars[2]))

}  // namespace actgrad::ACTGRAD_ISA
