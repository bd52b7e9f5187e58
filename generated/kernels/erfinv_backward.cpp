// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/internal/. Edit that instead.

#include "opapi/kernels/tile.h"

namespace actgrad::ACTGRAD_ISA {
namespace {

#include "generated/activations.h"

// √π/2·e^(y²) with y = erf⁻¹(x)
template <class V>
ACTGRAD_INLINE V erfinv_derivative(V x) {
    return inverse_erf_slope(x);
}

// dy · f'(x)
template <class V>
ACTGRAD_INLINE V erfinv_gradient(V dy, V x) {
    return dy * erfinv_derivative(x);
}

struct erfinv_gradient_properties : Properties {
    static constexpr bool has_derivative [[maybe_unused]] = true;
};

}  // namespace

ACTGRAD_KERNEL(erfinv_gradient, 2, 1, 0, (in[0], in[1]))

}  // namespace actgrad::ACTGRAD_ISA
