// SPDX-License-Identifier: Apache-2.0
// Whether strided views share memory: exactly, not by their outer bounds.
#pragma once

#include <cstddef>
#include <cstdint>

#include "ops/plan.h"
#include "ops/view.h"

namespace actgrad {

// Two different elements of the tensor lie at one place.
bool overlaps_itself(const Tensor& tensor);

// Operand `a` at `address_a` and operand `b` at `address_b` share a byte, other than by being the same view,
// in which each element is read before it is written.
bool clash(const Plan& plan, int a, const void* address_a, int b, const void* address_b);

}  // namespace actgrad
