// SPDX-License-Identifier: Apache-2.0
// Whether strided views share memory: exactly, not by their outer bounds.
#pragma once

#include <cstddef>
#include <cstdint>

#include "opapi/plan.h"
#include "opapi/view.h"

namespace actgrad {

// Two different elements of the tensor lie at one place.
bool overlaps_itself(const Tensor& tensor);

// Operand `a` at `address_a` and operand `b` at `address_b` share a byte in a way that loses data. The same view twice
// is harmless when only one of them is written, since each element is read before it is written.
bool clash(const Plan& plan, int a, const void* address_a, int b, const void* address_b, bool both_written);

}  // namespace actgrad
