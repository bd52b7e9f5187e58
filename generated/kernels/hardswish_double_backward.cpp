// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/internal/. Edit that instead.

#include "opapi/kernels/tile.h"

namespace actgrad::ACTGRAD_ISA {
namespace {

#include "generated/activations.h"

// x/3 + 1/2 between −3 and 3; 1 from 3 on, 0 down from −3
template <class V>
ACTGRAD_INLINE V hardswish_derivative_open(V x) {
    return where(x >= 3.0, 1.0, where(x <= -3.0, 0.0, divide(x + 1.5, 3.0)));
}

// 1/3 between −3 and 3, 0 elsewhere
template <class V>
ACTGRAD_INLINE V hardswish_second_derivative(V x) {
    return where(x >= 3.0, 0.0, where(x <= -3.0, 0.0, fma(x, 0.0, 1.0 / 3.0)));  // 0·x keeps a NaN
}

// d(dy) = ddx · f'(x), d(x) = ddx · dy · f''(x)
template <class V>
ACTGRAD_INLINE Pair<V> hardswish_second_gradient(V ddx, V dy, V x) {
    const V ddy = ddx * hardswish_derivative_open(x);
    const V dx = (ddx * dy) * hardswish_second_derivative(x);
    return {ddy, dx};
}

struct hardswish_second_gradient_properties : Properties {
    static constexpr bool is_memory_bound = true;
};

}  // namespace

ACTGRAD_KERNEL(hardswish_second_gradient, 3, 2, 0, (in[0], in[1], in[2]))

}  // namespace actgrad::ACTGRAD_ISA
