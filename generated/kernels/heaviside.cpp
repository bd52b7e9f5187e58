// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/documented/. Edit that instead.

#include "opapi/kernels/tile.h"

namespace actgrad::ACTGRAD_ISA {
namespace {

#include "generated/activations.h"

// values where x = 0; elsewhere 1 above it and 0 below it, and for NaN
template <class V>
ACTGRAD_INLINE V heaviside(V x, V values) {
    return where(x == 0.0, values, where(x > 0.0, V(1.0), 0.0));
}

struct heaviside_properties : Properties {
    static constexpr bool is_memory_bound = true;
};

}  // namespace

ACTGRAD_KERNEL(heaviside, 2, 1, 0, (in[0], in[1]))

}  // namespace actgrad::ACTGRAD_ISA
