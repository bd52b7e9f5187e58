// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/documented/. Edit that instead.

#include "opapi/kernels/tile.h"

namespace actgrad::ACTGRAD_ISA {
namespace {

#include "generated/activations.h"

// x where x > threshold, else the value
template <class V>
ACTGRAD_INLINE V threshold(V x, V limit, V value) {
    return where(x <= limit, value, x);
}

struct threshold_properties : Properties {
    static constexpr bool is_memory_bound = true;
};

}  // namespace

ACTGRAD_KERNEL_ON_INTEGERS(threshold, 1, 1, 2, (in[0], scalars[0], scalars[1]))

}  // namespace actgrad::ACTGRAD_ISA
