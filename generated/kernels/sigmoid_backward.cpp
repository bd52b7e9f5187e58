// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/documented/. Edit that instead.

#include "opapi/kernels/tile.h"

namespace actgrad::ACTGRAD_ISA {
namespace {

#include "generated/activations.h"

// y·(1 − y)
template <class V>
ACTGRAD_INLINE V sigmoid_of_result_derivative(V y) {
    return y * (1.0 - y);
}

// dy · f'(x)
template <class V>
ACTGRAD_INLINE V sigmoid_of_result_gradient(V dy, V x) {
    return dy * sigmoid_of_result_derivative(x);
}

struct sigmoid_of_result_gradient_properties : Properties {
    static constexpr bool is_memory_bound = true;
};

}  // namespace

ACTGRAD_KERNEL(sigmoid_of_result_gradient, 2, 1, 0, (in[0], in[1]))

}  // namespace actgrad::ACTGRAD_ISA
