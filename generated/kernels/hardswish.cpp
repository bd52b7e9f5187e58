// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/documented/. Edit that instead.

#include "opapi/kernels/tile.h"

namespace actgrad::ACTGRAD_ISA {
namespace {

#include "generated/activations.h"

// x·(x + 3)/6 between −3 and 3, x above, 0 below
template <class V>
ACTGRAD_INLINE V hardswish(V x) {
    return where(x >= 3.0, x, where_or_product(x <= -3.0, 0.0, x * divide(x + 3.0, 6.0)));
}

struct hardswish_properties : Properties {
    static constexpr bool is_memory_bound = true;
};

}  // namespace

ACTGRAD_KERNEL(hardswish, 1, 1, 0, (in[0]))

}  // namespace actgrad::ACTGRAD_ISA
