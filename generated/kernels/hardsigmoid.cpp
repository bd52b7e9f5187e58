// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/documented/. Edit that instead.

#include "opapi/kernels/tile.h"

namespace actgrad::ACTGRAD_ISA {
namespace {

#include "generated/activations.h"

// x/6 + 1/2 between −3 and 3, 1 above, 0 below
template <class V>
ACTGRAD_INLINE V hardsigmoid(V x) {
    return where(x >= 3.0, 1.0, where(x <= -3.0, 0.0, divide(x + 3.0, 6.0)));
}

struct hardsigmoid_properties : Properties {
    static constexpr bool is_memory_bound = true;
};

}  // namespace

ACTGRAD_KERNEL(hardsigmoid, 1, 1, 0, (in[0]))

}  // namespace actgrad::ACTGRAD_ISA
