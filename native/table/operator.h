// SPDX-License-Identifier: Apache-2.0
//
// An operator of the table (src/actgrad/npu/table.py): its call is written down in phase one and evaluated by PyTorch
// in phase two.
#pragma once

#include "acl/acl_rt.h"
#include "table/argument.h"

namespace actgrad::table {

struct Operator {
    const char* name;  // such as "aclnnAdd"
    int number;        // its place in the table
    int dynamic;       // how many of its last arguments are results whose shape depends on data
};

// Judges the call by PyTorch's shape functions, and refuses (161002) what those refuse. `copy` makes the arguments,
// which needs memory.
aclnnStatus kept_as_executor(const Operator& op, uint64_t* workspace_size, aclOpExecutor** executor,
                             Arguments (*copy)(const void*), const void* context) noexcept;

template <class... Given>
aclnnStatus phase_one(const Operator& op, uint64_t* workspace_size, aclOpExecutor** executor,
                      const Given&... given) noexcept {
    const auto copy = [&] {
        Arguments arguments;
        arguments.reserve(sizeof...(given));
        (arguments.emplace_back(given), ...);
        return arguments;
    };
    return kept_as_executor(
        op, workspace_size, executor,
        [](const void* context) { return (*static_cast<const decltype(copy)*>(context))(); }, &copy);
}

// Evaluates the call on the calling thread once the stream's queued work is done.
aclnnStatus phase_two(aclOpExecutor* executor, aclrtStream stream) noexcept;

// Phase one of an operator that is not served: says so.
aclnnStatus refuse(const char* name) noexcept;

}  // namespace actgrad::table
