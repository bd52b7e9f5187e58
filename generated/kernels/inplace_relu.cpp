// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/documented/. Edit that instead.

#include "opapi/kernels/tile.h"

namespace actgrad::ACTGRAD_ISA {
namespace {

#include "generated/activations.h"

// x for x > 0, else 0
template <class V>
ACTGRAD_INLINE V relu(V x) {
    return where(x <= 0.0, 0.0, x);
}

struct relu_properties : Properties {
    static constexpr bool is_memory_bound = true;
};

}  // namespace

ACTGRAD_KERNEL_ON_INTEGERS(relu, 1, 1, 0, (in[0]))

}  // namespace actgrad::ACTGRAD_ISA
