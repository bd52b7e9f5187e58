// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/internal/. Edit that instead.

#include "opapi/kernels/tile.h"

namespace actgrad::ACTGRAD_ISA {
namespace {

#include "generated/activations.h"

// 2·x for x > 0, else 0
template <class V>
ACTGRAD_INLINE V squared_relu_derivative(V x) {
    return where(x <= 0.0, 0.0, x + x);
}

// dy · f'(x)
template <class V>
ACTGRAD_INLINE V squared_relu_gradient(V dy, V x) {
    return dy * squared_relu_derivative(x);
}

struct squared_relu_gradient_properties : Properties {
    static constexpr bool is_memory_bound = true;
};

}  // namespace

ACTGRAD_KERNEL(squared_relu_gradient, 2, 1, 0, (in[0], in[1]))

}  // namespace actgrad::ACTGRAD_ISA
