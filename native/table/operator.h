// SPDX-License-Identifier: Apache-2.0
//
// An operator of the table (src/actgrad/npu/table.py): phase one records its call, and phase two evaluates it with
// PyTorch.
#pragma once

#include <initializer_list>

#include "acl/acl_rt.h"
#include "table/argument.h"

namespace actgrad::table {

struct Operator {
    const char* name;        // such as "aclnnAdd"
    int number;              // index in the table
    int dynamic;             // number of last arguments that are results with a data-dependent shape
    const char* kinds;       // of its parameters, a letter each (src/actgrad/npu/served.py)
    const char* parameters;  // their names, with a space between two
};

// An argument that has been given, of any type, and how it is copied: so that a signature costs no code of its own.
struct Given {
    void (*copy)(const void* given, Arguments& arguments);  // may throw std::bad_alloc
    const void* given;
};

template <class T>
void copy(const void* given, Arguments& arguments) {
    arguments.emplace_back(*static_cast<const T*>(given));
}

// Checks the tensors, and the call with PyTorch's shape functions; refuses what they refuse (161002), and null
// arguments that are needed (161001).
aclnnStatus kept_as_executor(const Operator& op, uint64_t* workspace_size, aclOpExecutor** executor,
                             std::initializer_list<Given> all) noexcept;

template <class... T>
aclnnStatus phase_one(const Operator& op, uint64_t* workspace_size, aclOpExecutor** executor,
                      const T&... given) noexcept {
    return kept_as_executor(op, workspace_size, executor, {{&copy<T>, &given}...});
}

// Evaluates the call of `name` on the calling thread, after the work queued on the stream.
aclnnStatus phase_two(const char* name, const void* workspace, uint64_t workspace_size, aclOpExecutor* executor,
                      aclrtStream stream) noexcept;

// Phase one of an unsupported operator: refuses it.
aclnnStatus refuse(const char* name) noexcept;

}  // namespace actgrad::table
