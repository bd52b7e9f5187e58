// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/documented/. Edit that instead.

#include "opapi/kernels/tile.h"

namespace actgrad::ACTGRAD_ISA {
namespace {

#include "generated/activations.h"

// 1 between the limits, 0 at and beyond them
template <class V>
ACTGRAD_INLINE V hardtanh_derivative(V x, V low, V high) {
    return where(x <= low, 0.0, where(x >= high, V(0.0), 1.0));
}

// dy · f'(x), and 0 where f'(x) is 0, whatever dy is
template <class V>
ACTGRAD_INLINE V hardtanh_selected_gradient(V dy, V x, V low, V high) {
    const V slope = hardtanh_derivative(x, low, high);
    return where_or_product(slope == 0.0, 0.0, dy * slope);
}

struct hardtanh_selected_gradient_properties : Properties {
    static constexpr bool is_memory_bound = true;
};

}  // namespace

ACTGRAD_KERNEL(hardtanh_selected_gradient, 2, 1, 2, (in[0], in[1], scalars[0], scalars[1]))

}  // namespace actgrad::ACTGRAD_ISA
