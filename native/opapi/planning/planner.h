// SPDX-License-Identifier: Apache-2.0
// Makes a plan from views: an iteration space of merged dimensions, in the output's memory order.
#pragma once

#include <initializer_list>
#include <memory>
#include <vector>

#include "generated/kernels.h"
#include "opapi/planning/phase_one.h"
#include "opapi/planning/view.h"

namespace actgrad {

// Plans `kernel` over the shape of the first output. `tensors` are the operator's tensors in parameter order; phase two
// reads their data addresses.
std::shared_ptr<const Plan> plan_kernel(Kernel kernel, const std::vector<const aclTensor*>& tensors,
                                        std::initializer_list<View> inputs, std::initializer_list<View> outputs,
                                        std::initializer_list<Number> scalars, const RowLimit& limit,
                                        const Draws* draws);

}  // namespace actgrad
