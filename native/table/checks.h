// SPDX-License-Identifier: Apache-2.0
//
// Checks of one tensor that PyTorch does not make, or makes too late. Each throws a Refusal whose sentence lacks its
// subject, the parameter's name.
#pragma once

#include "nnopbase/tensor.h"

namespace actgrad::table {

// The view is one of the interface, inside its storage (161002).
void require_inside_storage(const aclTensor& tensor);

// Each element has an address of its own (161002).
void require_no_overlap(const aclTensor& tensor);

// There is memory for the elements, if there are any (161001).
void require_data(const aclTensor& tensor);

}  // namespace actgrad::table
