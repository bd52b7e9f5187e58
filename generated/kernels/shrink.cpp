// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/documented/. Edit that instead.

#include "opapi/kernels/tile.h"

namespace actgrad::ACTGRAD_ISA {
namespace {

#include "generated/activations.h"

// x − bias for x > λ, x + bias for x < −λ, else 0
template <class V>
ACTGRAD_INLINE V shrink(V x, V lambd, V bias) {
    return where(absolute(x) <= lambd, 0.0, where(x > 0.0, x - bias, x + bias));
}

struct shrink_properties : Properties {
    static constexpr bool is_memory_bound = true;
};

}  // namespace

ACTGRAD_KERNEL(shrink, 1, 1, 2, (in[0], scalars[0], scalars[1]))

}  // namespace actgrad::ACTGRAD_ISA
