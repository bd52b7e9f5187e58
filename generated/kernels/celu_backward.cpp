// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/internal/. Edit that instead.

#include "opapi/kernels/tile.h"

namespace actgrad::ACTGRAD_ISA {
namespace {

#include "generated/activations.h"

// 1 for x > 0, e^(x/alpha) for x ≤ 0
template <class V>
ACTGRAD_INLINE V celu_derivative(V x, V alpha) {
    const V p = divide(x, alpha);
    const V p_lo = where(absolute(p) < 200.0, divide(fma(-p, alpha, x), alpha), 0.0);
    return where(x > 0.0, 1.0, times_growth(1.0, p, p_lo));
}

// dy · f'(x)
template <class V>
ACTGRAD_INLINE V celu_gradient(V dy, V x, V alpha) {
    return dy * celu_derivative(x, alpha);
}

struct celu_gradient_properties : Properties {
    static constexpr bool has_derivative [[maybe_unused]] = true;
};

}  // namespace

ACTGRAD_KERNEL(celu_gradient, 2, 1, 1, (in[0], in[1], scalars[0]))

}  // namespace actgrad::ACTGRAD_ISA
