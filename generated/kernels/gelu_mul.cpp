// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/documented/. Edit that instead.

#include "opapi/kernels/tile.h"

namespace actgrad::ACTGRAD_ISA {
namespace {

#include "generated/activations.h"

// f(a) · v
template <class V>
ACTGRAD_INLINE V gelu_gated(V a, V v) {
    return gelu(a) * v;
}

// f(a) · v
template <class V>
ACTGRAD_INLINE V gelu_tanh_gated(V a, V v) {
    return gelu_tanh(a) * v;
}

struct gelu_gated_properties : Properties {};

struct gelu_tanh_gated_properties : Properties {
    static constexpr bool has_exponentials = true;
};

}  // namespace

ACTGRAD_KERNEL(gelu_gated, 2, 1, 0, (in[0], in[1]))
ACTGRAD_KERNEL(gelu_tanh_gated, 2, 1, 0, (in[0], in[1]))

}  // namespace actgrad::ACTGRAD_ISA
