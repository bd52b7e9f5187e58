// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/documented/. Edit that instead.

#include "opapi/kernels/tile.h"

namespace actgrad::ACTGRAD_ISA {
namespace {

#include "generated/activations.h"

// x, or the limit that x exceeds
template <class V>
ACTGRAD_INLINE V hardtanh(V x, V low, V high) {
    return where(x < low, low, where(x > high, high, x));
}

struct hardtanh_properties : Properties {
    static constexpr bool is_memory_bound = true;
};

}  // namespace

ACTGRAD_KERNEL_ON_INTEGERS(hardtanh, 1, 1, 2, (in[0], scalars[0], scalars[1]))

}  // namespace actgrad::ACTGRAD_ISA
