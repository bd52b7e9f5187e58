// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/documented/. Edit that instead.

#include "opapi/kernels/tile.h"

namespace actgrad::ACTGRAD_ISA {
namespace {

#include "generated/activations.h"

// 1e-30/|input_scale|: nearer to 0 ELU is a line in every dtype, and input_scale·x might underflow
template <class V>
ACTGRAD_INLINE V elu_line(V input_scale) {
    return divide(1e-30, absolute(input_scale));
}

// scale·x for x > 0, alpha·scale·(e^(input_scale·x) − 1) for x ≤ 0
template <class V>
ACTGRAD_INLINE V elu(V x, V alpha, V scale, V input_scale) {
    const V p = input_scale * x;
    const V p_lo = where(absolute(p) < 1000.0, fma(input_scale, x, -p), 0.0);
    const V limit = alpha * scale;
    const V slope = limit * input_scale;
    const V rest = slope - slope;  // not 0 if it is infinite
    // Where the slope overflows, the line is only 0 itself: limit·0, with the sign, and the NaN, of limit·(e^p − 1).
    const V bounded = (input_scale - input_scale) + at_most(at_least(input_scale, -1.0), 1.0);
    const V line = where(x > 0.0, scale, where(rest == 0.0, slope, limit * bounded)) * x;
    const V least = where(rest == 0.0, elu_line(input_scale), 0.0);
    return where(x < -least, times_expm1(limit, p, p_lo), line);
}

struct elu_properties : Properties {};

}  // namespace

ACTGRAD_KERNEL(elu, 1, 1, 3, (in[0], scalars[0], scalars[1], scalars[2]))

}  // namespace actgrad::ACTGRAD_ISA
