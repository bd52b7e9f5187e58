// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/documented/. Edit that instead.

#include "opapi/kernels/tile.h"

namespace actgrad::ACTGRAD_ISA {
namespace {

#include "generated/activations.h"

// 1 where |x| > λ, else 0
template <class V>
ACTGRAD_INLINE V softshrink_derivative(V x, V lambd) {
    return where(absolute(x) <= lambd, V(0.0), 1.0);
}

// dy · f'(x), and 0 where f'(x) is 0, whatever dy is
template <class V>
ACTGRAD_INLINE V softshrink_selected_gradient(V dy, V x, V lambd) {
    const V slope = softshrink_derivative(x, lambd);
    return where_or_product(slope == 0.0, 0.0, dy * slope);
}

struct softshrink_selected_gradient_properties : Properties {
    static constexpr bool is_memory_bound = true;
};

}  // namespace

ACTGRAD_KERNEL(softshrink_selected_gradient, 2, 1, 1, (in[0], in[1], scalars[0]))

}  // namespace actgrad::ACTGRAD_ISA
