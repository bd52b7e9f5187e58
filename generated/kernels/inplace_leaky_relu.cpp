// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/documented/. Edit that instead.

#include "opapi/kernels/tile.h"

namespace actgrad::ACTGRAD_ISA {
namespace {

#include "generated/activations.h"

// x for x > 0, slope·x for x ≤ 0
template <class V>
ACTGRAD_INLINE V leaky_relu(V x, V slope) {
    return where_or_product(x > 0.0, x, slope * x);
}

struct leaky_relu_properties : Properties {
    static constexpr bool is_memory_bound = true;
};

}  // namespace

ACTGRAD_KERNEL(leaky_relu, 1, 1, 1, (in[0], scalars[0]))

}  // namespace actgrad::ACTGRAD_ISA
