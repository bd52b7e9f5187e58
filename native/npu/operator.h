// SPDX-License-Identifier: Apache-2.0
//
// An operator of the table (src/actgrad/npu/table.py): its call is written down in phase one and evaluated by PyTorch
// in phase two.
#pragma once

#include "acl/acl_rt.h"
#include "npu/argument.h"

namespace actgrad::npu {

struct Operator {
    const char* name;  // such as "aclnnAdd"
    int number;        // its place in the table
    int dynamic;       // how many of its last arguments are results whose shape depends on data
};

// Judges the call by PyTorch's shape functions, and refuses (161002) what those refuse.
aclnnStatus phase_one(const Operator& op, uint64_t* workspace_size, aclOpExecutor** executor,
                      Arguments arguments) noexcept;

// Evaluates the call on the calling thread once the stream's queued work is done.
aclnnStatus phase_two(aclOpExecutor* executor, aclrtStream stream) noexcept;

// Phase one of an operator that is not served: says so.
aclnnStatus refuse(const char* name) noexcept;

}  // namespace actgrad::npu
