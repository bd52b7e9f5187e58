// SPDX-License-Identifier: Apache-2.0
// The loop that carries a kernel over its operands, whatever their strides and dtypes.
#pragma once

#include <array>
#include <memory>

#include "opapi/plan.h"

namespace actgrad {

using Addresses = std::array<void*, MAX_OPERANDS + 1>;  // of each operand's storage, then the group index's

// What a run needs besides: memory for sums on the way.
class Scratch;
std::shared_ptr<Scratch> scratch_for(const Plan& plan, const Addresses& addresses);

// Throws a Refusal, and writes nothing, when the group index has a number below 0.
void run(const Plan& plan, const Addresses& addresses, Scratch* scratch);

}  // namespace actgrad
