// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/documented/. Edit that instead.

#include "opapi/kernels/tile.h"

namespace actgrad::ACTGRAD_ISA {
namespace {

#include "generated/activations.h"

// x for x > 0, weight·x for x ≤ 0
template <class V>
ACTGRAD_INLINE V prelu(V x, V weight) {
    return where_or_product(x > 0.0, x, weight * x);
}

struct prelu_properties : Properties {
    static constexpr bool is_memory_bound = true;
};

}  // namespace

ACTGRAD_KERNEL(prelu, 2, 1, 0, (in[0], in[1]))

}  // namespace actgrad::ACTGRAD_ISA
