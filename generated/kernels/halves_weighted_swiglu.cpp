// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/internal/. Edit that instead.

#include "opapi/kernels/tile.h"

namespace actgrad::ACTGRAD_ISA {
namespace {

#include "generated/activations.h"

// x·σ(alpha·x)
template <class V>
ACTGRAD_INLINE V gate(V x, V alpha) {
    return times_logistic(x, alpha);
}

// v clamped to [−limit, limit]; NaN gives NaN
template <class V>
ACTGRAD_INLINE V clamped(V v, V limit) {
    return at_least(at_most(v, limit), -limit);
}

// a'·σ(alpha·a') · (v' + bias) · weight of the clamped a' and v'
template <class V>
ACTGRAD_INLINE V weighted_swiglu(V a, V v, V weight, V limit, V bias, V alpha) {
    return product_times(gate(at_most(a, limit), alpha), clamped(v, limit) + bias, weight);
}

struct weighted_swiglu_properties : Properties {
    static constexpr unsigned rows = 4;
};

}  // namespace

ACTGRAD_KERNEL(weighted_swiglu, 3, 1, 3, (in[0], in[1], in[2], scalars[0], scalars[1], scalars[2]))

}  // namespace actgrad::ACTGRAD_ISA
