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

// σ(w) with w = beta·x; 1 where w > threshold
template <class V>
ACTGRAD_INLINE V softplus_derivative(V x, V beta, V threshold) {
    const V w = beta * x;
    const V e = exp(-absolute(w), -logit_low_part(x, beta, absolute(w)));
    return where(fma(beta, x, -threshold) > 0.0, 1.0, over_one_plus(where(w < 0.0, e, 1.0), e));
}

// dy · f'(x)
template <class V>
ACTGRAD_INLINE V softplus_gradient(V dy, V x, V beta, V threshold) {
    return dy * softplus_derivative(x, beta, threshold);
}

struct softplus_gradient_properties : Properties {
    static constexpr bool has_derivative [[maybe_unused]] = true;
};

}  // namespace

ACTGRAD_KERNEL(softplus_gradient, 2, 1, 2, (in[0], in[1], scalars[0], scalars[1]))

}  // namespace actgrad::ACTGRAD_ISA
