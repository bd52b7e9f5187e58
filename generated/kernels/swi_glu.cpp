// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m actgrad.codegen` from src/actgrad/operators/swi_glu.py. Edit that instead.

#include "opapi/tile.h"

namespace actgrad::ACTGRAD_ISA {
namespace {

#include "generated/activations.h"
#include "generated/second_derivatives.h"

// SiLU(A) · B
template <class V>
inline V swiglu(V a, V b) {
    return silu(a) * b;
}

}  // namespace

ACTGRAD_KERNEL(swiglu, 2, 1, (in[0], in[1]))

}  // namespace actgrad::ACTGRAD_ISA
