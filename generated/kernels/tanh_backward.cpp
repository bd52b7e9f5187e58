// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/documented/. Edit that instead.

#include "opapi/kernels/tile.h"

namespace actgrad::ACTGRAD_ISA {
namespace {

#include "generated/activations.h"

// 1 − y²
template <class V>
ACTGRAD_INLINE V tanh_derivative_of_result(V y) {
    return fma(-y, y, 1.0);
}

// dy · f'(x)
template <class V>
ACTGRAD_INLINE V tanh_of_result_gradient(V dy, V x) {
    return dy * tanh_derivative_of_result(x);
}

struct tanh_of_result_gradient_properties : Properties {
    static constexpr bool is_memory_bound = true;
};

}  // namespace

ACTGRAD_KERNEL(tanh_of_result_gradient, 2, 1, 0, (in[0], in[1]))

}  // namespace actgrad::ACTGRAD_ISA
