// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/documented/. Edit that instead.

#include "opapi/kernels/tile.h"

namespace actgrad::ACTGRAD_ISA {
namespace {

#include "generated/activations.h"

// x/3 + 1/2 from −3 to 3, both included; 1 above, 0 below
template <class V>
ACTGRAD_INLINE V hardswish_derivative_closed(V x) {
    return where(x > 3.0, 1.0, where(x < -3.0, 0.0, divide(x + 1.5, 3.0)));
}

// dy · f'(x)
template <class V>
ACTGRAD_INLINE V hardswish_closed_gradient(V dy, V x) {
    return dy * hardswish_derivative_closed(x);
}

struct hardswish_closed_gradient_properties : Properties {
    static constexpr bool is_memory_bound = true;
};

}  // namespace

ACTGRAD_KERNEL(hardswish_closed_gradient, 2, 1, 0, (in[0], in[1]))

}  // namespace actgrad::ACTGRAD_ISA
