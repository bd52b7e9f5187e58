// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/internal/. Edit that instead.

#include "opapi/kernels/tile.h"

namespace actgrad::ACTGRAD_ISA {
namespace {

#include "generated/activations.h"

// d(dy), d(x), and the terms of d(weight), for dx = dy or weight·dy and dweight = Σ dy·x
template <class V>
ACTGRAD_INLINE Triple<V> prelu_second_gradient(V ddx, V ddweight, V dy, V x, V weight) {
    const V ddy = where(x > 0.0, ddx, (weight * ddx) + (ddweight * x));
    const V dx = where_or_product(x > 0.0, 0.0, ddweight * dy);
    const V dweight = where_or_product(x > 0.0, 0.0, ddx * dy);
    return {ddy, dx, dweight};
}

struct prelu_second_gradient_properties : Properties {
    static constexpr int sums = 1;
    static constexpr unsigned channels = 18;
};

}  // namespace

ACTGRAD_KERNEL(prelu_second_gradient, 5, 3, 0, (in[0], in[1], in[2], in[3], in[4]))

}  // namespace actgrad::ACTGRAD_ISA
