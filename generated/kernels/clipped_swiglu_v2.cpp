// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/documented/. Edit that instead.

#include "opapi/kernels/tile.h"

namespace actgrad::ACTGRAD_ISA {
namespace {

#include "generated/activations.h"

// v clamped to [−limit, limit]; NaN gives NaN
template <class V>
ACTGRAD_INLINE V clamped(V v, V limit) {
    return at_least(at_most(v, limit), -limit);
}

// SiLU(a) · v, each clamped
template <class V>
ACTGRAD_INLINE V swiglu_clipped(V a, V v, V limit) {
    const V result = silu(a);
    return at_most(result, limit) * clamped(v, limit);
}

struct swiglu_clipped_properties : Properties {
    static constexpr bool has_exponentials = true;
    static constexpr Pairs pairs = {1, 0};
};

}  // namespace

ACTGRAD_KERNEL(swiglu_clipped, 2, 1, 1, (in[0], in[1], scalars[0]))

}  // namespace actgrad::ACTGRAD_ISA
