// SPDX-License-Identifier: Apache-2.0
// Makes a plan from views: an iteration space of merged dimensions, in the output's memory order. Runs plans.
#pragma once

#include <initializer_list>
#include <memory>
#include <vector>

#include "ascendcl/export.h"
#include "generated/kernels.h"
#include "nnopbase/executor.h"
#include "opapi/loop/loop.h"
#include "opapi/planning/phase_one.h"
#include "opapi/planning/view.h"

namespace actgrad {

// Plans `kernel` over the shape of the first output. `tensors` are the operator's tensors in parameter order; phase two
// reads their data addresses.
std::shared_ptr<const Plan> plan_kernel(Kernel kernel, const std::vector<const aclTensor*>& tensors,
                                        std::initializer_list<View> inputs, std::initializer_list<View> outputs,
                                        std::initializer_list<Number> scalars, const RowLimit& limit,
                                        const Draws* draws);

// Phase two of the operator `name`, a string literal, as a work item to enqueue.
std::unique_ptr<Work> work_of(const char* name, std::shared_ptr<const Plan> plan);

// Reads and checks the data addresses of a plan's tensors. `name` is the operator, for error texts.
ACTGRAD_API aclnnStatus read_addresses(const char* name, const Planned& planned, Addresses& addresses) noexcept;

// Runs a plan synchronously, on the calling thread and the pool.
ACTGRAD_API aclnnStatus run_planned(const char* name, const Planned& planned) noexcept;

// The same at addresses that the caller has checked: large enough, and no output overlaps another operand.
ACTGRAD_API aclnnStatus run_plan(const char* name, const Plan& plan, const Addresses& addresses) noexcept;

}  // namespace actgrad
