// SPDX-License-Identifier: Apache-2.0
// From views to a plan: one iteration space, few dimensions, the output's order of memory.
#pragma once

#include <initializer_list>
#include <memory>
#include <vector>

#include "generated/kernels.h"
#include "nnopbase/executor.h"
#include "opapi/view.h"

namespace actgrad {

// Plans `kernel` over the shape of the first output. `tensors` are the operator's tensors in parameter order:
// their data addresses are read when the work is prepared, in phase two.
std::unique_ptr<Work> plan_kernel(Kernel kernel, const std::vector<const aclTensor*>& tensors,
                                  std::initializer_list<View> inputs, std::initializer_list<View> outputs);

}  // namespace actgrad
