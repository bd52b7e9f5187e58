// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/documented/. Edit that instead.

#include "opapi/kernels/tile.h"

namespace actgrad::ACTGRAD_ISA {
namespace {

#include "generated/activations.h"

// erf⁻¹(x)
template <class V>
ACTGRAD_INLINE V erfinv(V x) {
    return inverse_erf(x);
}

struct erfinv_properties : Properties {};

}  // namespace

ACTGRAD_KERNEL(erfinv, 1, 1, 0, (in[0]))

}  // namespace actgrad::ACTGRAD_ISA
