// SPDX-License-Identifier: Apache-2.0
// The loop that runs a kernel over operands of any strides and dtypes.
#pragma once

#include <array>
#include <memory>

#include "opapi/plan.h"

namespace actgrad {

using Addresses = std::array<void*, MAX_OPERANDS + 1>;  // of each operand's storage, then the group index's

// Working memory of a run: partial sums.
class Scratch;
std::shared_ptr<Scratch> scratch_for(const Plan& plan, const Addresses& addresses);

// Throws a Refusal, before anything is written, if the group index has a negative number.
void run(const Plan& plan, const Addresses& addresses, Scratch* scratch);

}  // namespace actgrad
