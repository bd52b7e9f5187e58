// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/internal/. Edit that instead.

#include "opapi/kernels/tile.h"

namespace actgrad::ACTGRAD_ISA {
namespace {

#include "generated/activations.h"

// d(dy) = ddx + alpha·ddother where the result is not 0
template <class V>
ACTGRAD_INLINE V add_relu_second_gradient(V ddx, V ddother, V result, V alpha) {
    return where(result == 0.0, 0.0, ddx + (alpha * ddother));
}

struct add_relu_second_gradient_properties : Properties {
    static constexpr bool is_memory_bound = true;
};

}  // namespace

ACTGRAD_KERNEL(add_relu_second_gradient, 3, 1, 1, (in[0], in[1], in[2], scalars[0]))

}  // namespace actgrad::ACTGRAD_ISA
