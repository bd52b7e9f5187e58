// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/documented/. Edit that instead.

#include "opapi/kernels/tile.h"

namespace actgrad::ACTGRAD_ISA {
namespace {

#include "generated/activations.h"

// a clamped from above if there is a limit; NaN gives NaN
template <class V>
ACTGRAD_INLINE V at_most_limit(V a, V limit) {
    return where(limit > 0.0, at_most(a, limit), a);
}

// v clamped to [−limit, limit]; NaN gives NaN
template <class V>
ACTGRAD_INLINE V clamped(V v, V limit) {
    return at_least(at_most(v, limit), -limit);
}

// v clamped to ± the limit if there is one; NaN gives NaN
template <class V>
ACTGRAD_INLINE V within_limit(V v, V limit) {
    return where(limit > 0.0, clamped(v, limit), v);
}

// SiLU(a') · v' of the clamped a' and v'
template <class V>
ACTGRAD_INLINE V swiglu_group(V a, V v, V limit) {
    return silu(at_most_limit(a, limit)) * within_limit(v, limit);
}

// SiLU(a') · v' · weight
template <class V>
ACTGRAD_INLINE V swiglu_group_weighted(V a, V v, V weight, V limit) {
    return product_times(silu(at_most_limit(a, limit)), within_limit(v, limit), weight);
}

struct swiglu_group_properties : Properties {
    static constexpr bool has_exponentials = true;
};

struct swiglu_group_weighted_properties : Properties {
    static constexpr unsigned rows = 4;
    static constexpr bool has_exponentials = true;
};

}  // namespace

ACTGRAD_KERNEL(swiglu_group, 2, 1, 1, (in[0], in[1], scalars[0]))
ACTGRAD_KERNEL(swiglu_group_weighted, 3, 1, 1, (in[0], in[1], in[2], scalars[0]))

}  // namespace actgrad::ACTGRAD_ISA
