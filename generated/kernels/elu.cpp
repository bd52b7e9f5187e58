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
    const V p_lo = where(absolute(p) < 1000.0, fma(input_scale, x, -p), 0.0);
    const V limit = alpha * scale;
    const V line = where(x > 0.0, scale, limit * input_scale) * x;
    const V least = divide(1e-30, absolute(input_scale));  // nearer to 0 it is a line, and p might underflow
    return where(x < -least, times_expm1(limit, p, p_lo), line);
}

struct elu_properties : Properties {};

}  // namespace

ACTGRAD_KERNEL(elu, 1, 1, 3, (in[0], scalars[0], scalars[1], scalars[2]))

}  // namespace actgrad::ACTGRAD_ISA
