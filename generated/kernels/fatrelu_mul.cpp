// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/documented/. Edit that instead.

#include "opapi/kernels/tile.h"

namespace actgrad::ACTGRAD_ISA {
namespace {

#include "generated/activations.h"

// x where x > threshold, else 0
template <class V>
ACTGRAD_INLINE V step(V x, V limit) {
    return where(x <= limit, 0.0, x);
}

// f(a) · v
template <class V>
ACTGRAD_INLINE V step_gated(V a, V v, V limit) {
    return step(a, limit) * v;
}

struct step_gated_properties : Properties {
    static constexpr bool is_memory_bound = true;
};

}  // namespace

ACTGRAD_KERNEL(step_gated, 3, 1, 0, (in[0], in[1], in[2]))

}  // namespace actgrad::ACTGRAD_ISA
