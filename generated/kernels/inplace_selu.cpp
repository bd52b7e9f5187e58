// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/documented/. Edit that instead.

#include "opapi/kernels/tile.h"

namespace actgrad::ACTGRAD_ISA {
namespace {

#include "generated/activations.h"

// s·x for x > 0, s·α·(e^x − 1) for x ≤ 0, with s = 1.0507009873554805 and s·α = 1.7580993408473769
template <class V>
ACTGRAD_INLINE V selu(V x) {
    return where(x >= 0.0, 1.0507009873554805 * x, times_expm1(1.7580993408473768, x));
}

struct selu_properties : Properties {};

}  // namespace

ACTGRAD_KERNEL(selu, 1, 1, 0, (in[0]))

}  // namespace actgrad::ACTGRAD_ISA
