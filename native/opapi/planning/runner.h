// SPDX-License-Identifier: Apache-2.0
// Runs plans: phase two as a work item, or at once.
#pragma once

#include <memory>

#include "ascendcl/export.h"
#include "nnopbase/executor.h"
#include "opapi/loop/loop.h"
#include "opapi/planning/phase_one.h"

namespace actgrad {

// Phase two of the operator `name`, a string literal, as a work item to enqueue.
std::unique_ptr<Work> work_of(const char* name, std::shared_ptr<const Plan> plan);

// Reads and checks the data addresses of a plan's tensors. `name` is the operator, for error texts.
ACTGRAD_API aclnnStatus read_addresses(const char* name, const Planned& planned, Addresses& addresses) noexcept;

// Runs a plan synchronously, on the calling thread and the pool.
ACTGRAD_API aclnnStatus run_planned(const char* name, const Planned& planned) noexcept;

// The same at addresses that the caller has checked: large enough, and no output overlaps another operand.
ACTGRAD_API aclnnStatus run_plan(const char* name, const Plan& plan, const Addresses& addresses) noexcept;

}  // namespace actgrad
