// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/documented/. Edit that instead.

#include "opapi/kernels/tile.h"

namespace actgrad::ACTGRAD_ISA {
namespace {

#include "generated/activations.h"

// s for y > 0, y + s·α for y ≤ 0; s·α = 1.7580993408473769 is in two parts, for y next to −s·α
template <class V>
ACTGRAD_INLINE V selu_derivative_of_result(V y) {
    return where(y > 0.0, 1.0507009873554805, (y + 1.7580993175506592) + 2.3296717666099198e-08);
}

// dy · f'(x)
template <class V>
ACTGRAD_INLINE V selu_of_result_gradient(V dy, V x) {
    return dy * selu_derivative_of_result(x);
}

struct selu_of_result_gradient_properties : Properties {
    static constexpr bool is_memory_bound = true;
};

}  // namespace

ACTGRAD_KERNEL(selu_of_result_gradient, 2, 1, 0, (in[0], in[1]))

}  // namespace actgrad::ACTGRAD_ISA
