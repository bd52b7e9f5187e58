// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/internal/. Edit that instead.

#include "opapi/kernels/tile.h"

namespace actgrad::ACTGRAD_ISA {
namespace {

#include "generated/activations.h"

// 1 − y²
template <class V>
ACTGRAD_INLINE V tanh_derivative_of_result(V y) {
    return fma(-y, y, 1.0);
}

// −2·y
template <class V>
ACTGRAD_INLINE V tanh_second_derivative_of_result(V y) {
    return -2.0 * y;
}

// d(dy) = ddx · f'(x), d(x) = ddx · dy · f''(x)
template <class V>
ACTGRAD_INLINE Pair<V> tanh_of_result_second_gradient(V ddx, V dy, V x) {
    const V ddy = ddx * tanh_derivative_of_result(x);
    const V dx = (ddx * dy) * tanh_second_derivative_of_result(x);
    return {ddy, dx};
}

struct tanh_of_result_second_gradient_properties : Properties {
    static constexpr bool is_memory_bound = true;
};

}  // namespace

ACTGRAD_KERNEL(tanh_of_result_second_gradient, 3, 2, 0, (in[0], in[1], in[2]))

}  // namespace actgrad::ACTGRAD_ISA
