// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/internal/. Edit that instead.

#include "opapi/kernels/tile.h"

namespace actgrad::ACTGRAD_ISA {
namespace {

#include "generated/activations.h"

// s for y > 0, y + s·α for y ≤ 0; s·α = 1.7580993408473769 is in two parts, for y next to −s·α
template <class V>
ACTGRAD_INLINE V selu_derivative_of_result(V y) {
    return where(y > 0.0, 1.0507009873554805, (y + 1.7580993175506592) + 2.3296717666099198e-08);
}

// 0 for y > 0, 1 for y ≤ 0
template <class V>
ACTGRAD_INLINE V selu_second_derivative_of_result(V y) {
    return where(y > 0.0, V(0.0), 1.0);
}

// d(dy) = ddx · f'(x), d(x) = ddx · dy · f''(x)
template <class V>
ACTGRAD_INLINE Pair<V> selu_of_result_second_gradient(V ddx, V dy, V x) {
    const V ddy = ddx * selu_derivative_of_result(x);
    const V dx = (ddx * dy) * selu_second_derivative_of_result(x);
    return {ddy, dx};
}

struct selu_of_result_second_gradient_properties : Properties {
    static constexpr bool is_memory_bound = true;
};

}  // namespace

ACTGRAD_KERNEL(selu_of_result_second_gradient, 3, 2, 0, (in[0], in[1], in[2]))

}  // namespace actgrad::ACTGRAD_ISA
