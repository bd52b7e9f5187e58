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

// 0
template <class V>
ACTGRAD_INLINE V step_second_derivative(V /* x */, V /* limit */) {
    return 0.0;
}

// x where x > threshold, else 0
template <class V>
ACTGRAD_INLINE V step(V x, V limit) {
    return where(x <= limit, 0.0, x);
}

// The same if that gradient selects: a term whose factor f'(a) or f''(a) is 0 is 0
template <class V>
ACTGRAD_INLINE Triple<V> step_selected_gated_second_gradient(V dda, V ddv, V dy, V a, V v, V limit) {
    const V slope = step_derivative(a, limit);
    const V bend = step_second_derivative(a, limit);
    const V ddy = where_or_product(slope == 0.0, 0.0, (dda * v) * slope) + (ddv * step(a, limit));
    const V da = where_or_product(bend == 0.0, 0.0, ((dy * dda) * v) * bend) + where_or_product(slope == 0.0, 0.0, (dy * ddv) * slope);
    const V dv = where_or_product(slope == 0.0, 0.0, (dy * dda) * slope);
    return {ddy, da, dv};
}

struct step_selected_gated_second_gradient_properties : Properties {
    static constexpr bool is_memory_bound = true;
};

}  // namespace

ACTGRAD_KERNEL(step_selected_gated_second_gradient, 6, 3, 0, (in[0], in[1], in[2], in[3], in[4], in[5]))

}  // namespace actgrad::ACTGRAD_ISA
