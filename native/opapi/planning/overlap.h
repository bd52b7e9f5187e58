// SPDX-License-Identifier: Apache-2.0
// Exact tests for overlapping strided views, not only for overlapping bounding ranges.
#pragma once

#include "opapi/planning/plan.h"
#include "opapi/planning/view.h"

namespace actgrad {

// Whether the elements lie one after another, in order.
bool is_packed(const Tensor& tensor);

// Whether two different elements of the tensor share memory.
bool overlaps_itself(const Tensor& tensor);

// Whether operands `a` and `b` at these addresses overlap in a way that loses data. The same view twice is safe if only
// one is written: each element is read before it is written.
bool clash(const Plan& plan, int a, const void* address_a, int b, const void* address_b, bool both_written);

}  // namespace actgrad
