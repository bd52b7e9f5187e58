// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/documented/. Edit that instead.

#include "opapi/kernels/tile.h"

namespace actgrad::ACTGRAD_ISA {
namespace {

#include "generated/activations.h"

// σ(−x)
template <class V>
ACTGRAD_INLINE V logsigmoid_derivative(V x) {
    const V e = exp(-absolute(x));
    return over_one_plus(where(x > 0.0, e, 1.0), e);
}

// dy · f'(x)
template <class V>
ACTGRAD_INLINE V logsigmoid_gradient(V dy, V x) {
    return dy * logsigmoid_derivative(x);
}

struct logsigmoid_gradient_properties : Properties {
    static constexpr bool has_derivative [[maybe_unused]] = true;
};

}  // namespace

ACTGRAD_KERNEL(logsigmoid_gradient, 2, 1, 0, (in[0], in[1]))

}  // namespace actgrad::ACTGRAD_ISA
