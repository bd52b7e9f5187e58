// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/documented/. Edit that instead.

#include "opapi/kernels/tile.h"

namespace actgrad::ACTGRAD_ISA {
namespace {

#include "generated/activations.h"

// x/3 + 1/2 between −3 and 3; 1 from 3 on, 0 down from −3
template <class V>
ACTGRAD_INLINE V hardswish_derivative_open(V x) {
    return where(x >= 3.0, 1.0, where(x <= -3.0, 0.0, divide(x + 1.5, 3.0)));
}

// dy · f'(x)
template <class V>
ACTGRAD_INLINE V hardswish_gradient(V dy, V x) {
    return dy * hardswish_derivative_open(x);
}

struct hardswish_gradient_properties : Properties {
    static constexpr bool is_memory_bound = true;
};

}  // namespace

ACTGRAD_KERNEL(hardswish_gradient, 2, 1, 0, (in[0], in[1]))

}  // namespace actgrad::ACTGRAD_ISA
