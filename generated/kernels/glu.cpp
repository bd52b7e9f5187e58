// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/documented/. Edit that instead.

#include "opapi/kernels/tile.h"

namespace actgrad::ACTGRAD_ISA {
namespace {

#include "generated/activations.h"

// e/(1 + e) below 0 and 1/(1 + e) above, with e = e^-|x|
template <class V>
ACTGRAD_INLINE V sigmoid(V x) {
    const V e = exp(-absolute(x));
    return over_one_plus(where(x < 0.0, e, 1.0), e);
}

// f(a) · v
template <class V>
ACTGRAD_INLINE V sigmoid_gated(V a, V v) {
    return sigmoid(a) * v;
}

struct sigmoid_gated_properties : Properties {};

}  // namespace

ACTGRAD_KERNEL(sigmoid_gated, 2, 1, 0, (in[0], in[1]))

}  // namespace actgrad::ACTGRAD_ISA
