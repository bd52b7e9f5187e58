// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/documented/. Edit that instead.

#include "opapi/kernels/tile.h"

namespace actgrad::ACTGRAD_ISA {
namespace {

#include "generated/activations.h"

// x·σ(β·x)
template <class V>
ACTGRAD_INLINE V swish(V x, V beta) {
    return times_logistic(x, beta);
}

struct swish_properties : Properties {};

}  // namespace

ACTGRAD_KERNEL(swish, 1, 1, 1, (in[0], scalars[0]))

}  // namespace actgrad::ACTGRAD_ISA
