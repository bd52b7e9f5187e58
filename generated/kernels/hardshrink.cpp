// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/documented/. Edit that instead.

#include "opapi/kernels/tile.h"

namespace actgrad::ACTGRAD_ISA {
namespace {

#include "generated/activations.h"

// x where |x| > λ, else 0
template <class V>
ACTGRAD_INLINE V hardshrink(V x, V lambd) {
    return where(absolute(x) <= lambd, 0.0, x);
}

struct hardshrink_properties : Properties {
    static constexpr bool is_memory_bound = true;
};

}  // namespace

ACTGRAD_KERNEL(hardshrink, 1, 1, 1, (in[0], scalars[0]))

}  // namespace actgrad::ACTGRAD_ISA
