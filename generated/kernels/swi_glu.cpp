// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/documented/. Edit that instead.

#include "opapi/kernels/tile.h"

namespace actgrad::ACTGRAD_ISA {
namespace {

#include "generated/activations.h"

// f(a) · v
template <class V>
ACTGRAD_INLINE V silu_gated(V a, V v) {
    return silu(a) * v;
}

struct silu_gated_properties : Properties {
    static constexpr bool has_exponentials = true;
};

}  // namespace

ACTGRAD_KERNEL(silu_gated, 2, 1, 0, (in[0], in[1]))

}  // namespace actgrad::ACTGRAD_ISA
