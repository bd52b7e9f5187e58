// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/documented/. Edit that instead.

#include "opapi/kernels/tile.h"

namespace actgrad::ACTGRAD_ISA {
namespace {

#include "generated/activations.h"

// x and 1 for x > 0, slope·x and the slope for x ≤ 0; NaN and 1 for NaN
template <class V>
ACTGRAD_INLINE Pair<V> rrelu(V x, V slope) {
    const V noise = where(x <= 0.0, slope, 1.0);
    return {noise * x, noise};
}

struct rrelu_properties : Properties {
    static constexpr bool is_memory_bound = true;
};

}  // namespace

ACTGRAD_KERNEL(rrelu, 2, 2, 0, (in[0], in[1]))

}  // namespace actgrad::ACTGRAD_ISA
