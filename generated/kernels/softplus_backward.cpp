// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/documented/. Edit that instead.

#include "opapi/kernels/tile.h"

namespace actgrad::ACTGRAD_ISA {
namespace {

#include "generated/activations.h"

// σ(p) with p = beta·x; 1 where p > threshold
template <class V>
ACTGRAD_INLINE V softplus_derivative(V x, V beta, V threshold) {
    const V p = beta * x;
    const V p_lo = keep(where(absolute(p) < 200.0, fma(beta, x, -p), 0.0));
    const V e = exp(-absolute(p), where(p < 0.0, p_lo, -p_lo));
    return where(((p - threshold) + p_lo) > 0.0, 1.0, over_one_plus(where(p < 0.0, e, 1.0), e));
}

// dy · f'(x)
template <class V>
ACTGRAD_INLINE V softplus_gradient(V dy, V x, V beta, V threshold) {
    return dy * softplus_derivative(x, beta, threshold);
}

struct softplus_gradient_properties : Properties {};

}  // namespace

ACTGRAD_KERNEL(softplus_gradient, 2, 1, 2, (in[0], in[1], scalars[0], scalars[1]))

}  // namespace actgrad::ACTGRAD_ISA
