// SPDX-License-Identifier: Apache-2.0
// From views to a plan: one iteration space with coalesced dimensions, in the output's memory order; and from a plan to
// work.
#pragma once

#include <initializer_list>
#include <memory>
#include <vector>

#include "ascendcl/export.h"
#include "generated/kernels.h"
#include "nnopbase/executor.h"
#include "opapi/loop.h"
#include "opapi/phase_one.h"
#include "opapi/view.h"

namespace actgrad {

// Plans `kernel` over the shape of the first output. `tensors` are the operator's tensors in parameter order:
// their data addresses are read in phase two.
std::shared_ptr<const Plan> plan_kernel(Kernel kernel, const std::vector<const aclTensor*>& tensors,
                                        std::initializer_list<View> inputs, std::initializer_list<View> outputs,
                                        std::initializer_list<Number> scalars, const RowLimit& limit,
                                        const Draws* draws);

// What phase two of the operator `name`, a string literal, queues.
std::unique_ptr<Work> work_of(const char* name, std::shared_ptr<const Plan> plan);

// Reads the data addresses of a plan's tensors and judges them, on behalf of the operator `name`.
ACTGRAD_API aclnnStatus read_addresses(const char* name, const Planned& planned, Addresses& addresses) noexcept;

// Runs a plan at once, on the calling thread and the pool, on behalf of the operator `name`.
ACTGRAD_API aclnnStatus run_planned(const char* name, const Planned& planned) noexcept;

// The same at addresses that the caller has judged: of memory that holds the operands, where outputs overlap nothing.
ACTGRAD_API aclnnStatus run_plan(const char* name, const Plan& plan, const Addresses& addresses) noexcept;

}  // namespace actgrad
