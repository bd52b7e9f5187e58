// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/documented/. Edit that instead.

#include "opapi/kernels/tile.h"

namespace actgrad::ACTGRAD_ISA {
namespace {

#include "generated/activations.h"

// dy · f'(x)
template <class V>
ACTGRAD_INLINE V gelu_tanh_gradient(V dy, V x) {
    return dy * gelu_tanh_derivative(x);
}

struct gelu_tanh_gradient_properties : Properties {
    static constexpr bool has_exponentials = true;
    static constexpr bool has_derivative [[maybe_unused]] = true;
};

}  // namespace

ACTGRAD_KERNEL(gelu_tanh_gradient, 2, 1, 0, (in[0], in[1]))

}  // namespace actgrad::ACTGRAD_ISA
