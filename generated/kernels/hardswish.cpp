// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m actgrad.codegen` from src/actgrad/operators/hardswish.py. Edit that instead.

#include "opapi/tile.h"

namespace actgrad::ACTGRAD_ISA {
namespace {

#include "generated/activations.h"
#include "generated/second_derivatives.h"

}  // namespace

ACTGRAD_KERNEL(hardswish, 1, 1, (in[0]))

}  // namespace actgrad::ACTGRAD_ISA
