// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/internal/. Edit that instead.

#include "opapi/kernels/tile.h"

namespace actgrad::ACTGRAD_ISA {
namespace {

#include "generated/activations.h"

// y·(1 − y)
template <class V>
ACTGRAD_INLINE V sigmoid_of_result_derivative(V y) {
    return y * (1.0 - y);
}

// 1 − 2·y
template <class V>
ACTGRAD_INLINE V sigmoid_of_result_second_derivative(V y) {
    return fma(y, -2.0, 1.0);
}

// d(dy) = ddx · f'(x), d(x) = ddx · dy · f''(x)
template <class V>
ACTGRAD_INLINE Pair<V> sigmoid_of_result_second_gradient(V ddx, V dy, V x) {
    const V ddy = ddx * sigmoid_of_result_derivative(x);
    const V dx = (ddx * dy) * sigmoid_of_result_second_derivative(x);
    return {ddy, dx};
}

struct sigmoid_of_result_second_gradient_properties : Properties {
    static constexpr bool is_memory_bound = true;
};

}  // namespace

ACTGRAD_KERNEL(sigmoid_of_result_second_gradient, 3, 2, 0, (in[0], in[1], in[2]))

}  // namespace actgrad::ACTGRAD_ISA
