// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/internal/. Edit that instead.

#include "opapi/kernels/tile.h"

namespace actgrad::ACTGRAD_ISA {
namespace {

#include "generated/activations.h"

// 1 where x > threshold, else 0
template <class V>
ACTGRAD_INLINE V step_derivative(V x, V limit) {
    return where(x <= limit, V(0.0), 1.0);
}

// x where x > threshold, else 0
template <class V>
ACTGRAD_INLINE V step(V x, V limit) {
    return where(x <= limit, 0.0, x);
}

// d(a) = dy · v · f'(a), and 0 where f'(a) is 0, whatever the other factors are; d(v) = dy · f(a)
template <class V>
ACTGRAD_INLINE Pair<V> step_selected_gated_gradient(V dy, V a, V v, V limit) {
    const V slope = step_derivative(a, limit);
    const V da = where_or_product(slope == 0.0, 0.0, product_times(dy, v, slope));
    const V dv = dy * step(a, limit);
    return {da, dv};
}

struct step_selected_gated_gradient_properties : Properties {
    static constexpr bool is_memory_bound = true;
};

}  // namespace

ACTGRAD_KERNEL(step_selected_gated_gradient, 4, 2, 0, (in[0], in[1], in[2], in[3]))

}  // namespace actgrad::ACTGRAD_ISA
