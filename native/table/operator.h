// SPDX-License-Identifier: Apache-2.0
//
// An operator of the table (src/actgrad/npu/table.py): phase one records its call, and phase two evaluates it with
// PyTorch.
#pragma once

#include "acl/acl_rt.h"
#include "table/argument.h"

namespace actgrad::table {

struct Operator {
    const char* name;  // such as "aclnnAdd"
    int number;        // index in the table
    int dynamic;       // number of last arguments that are results with a data-dependent shape
};

// Checks the call with PyTorch's shape functions; refuses (161002) what they refuse. `copy` makes the arguments and may
// throw std::bad_alloc.
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

// Evaluates the call on the calling thread, after the work queued on the stream.
aclnnStatus phase_two(aclOpExecutor* executor, aclrtStream stream) noexcept;

// Phase one of an unsupported operator: refuses it.
aclnnStatus refuse(const char* name) noexcept;

}  // namespace actgrad::table
