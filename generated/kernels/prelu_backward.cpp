// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/documented/. Edit that instead.

#include "opapi/kernels/tile.h"

namespace actgrad::ACTGRAD_ISA {
namespace {

#include "generated/activations.h"

// dy for x > 0, weight·dy for x ≤ 0; and the terms of the weight's gradient
template <class V>
ACTGRAD_INLINE Pair<V> prelu_gradient(V dy, V x, V weight) {
    const V dx = where_or_product(x > 0.0, dy, weight * dy);
    const V dweight = where_or_product(x > 0.0, 0.0, dy * x);
    return {dx, dweight};
}

struct prelu_gradient_properties : Properties {
    static constexpr int sums = 1;
    static constexpr unsigned channels = 4;
};

}  // namespace

ACTGRAD_KERNEL(prelu_gradient, 3, 2, 0, (in[0], in[1], in[2]))

}  // namespace actgrad::ACTGRAD_ISA
