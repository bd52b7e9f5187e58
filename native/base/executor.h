// SPDX-License-Identifier: Apache-2.0
//
// What phase one hands to phase two.
//
// The `aclOpExecutor*` that users hold is a handle (see native/runtime/live.h), not the address of the struct below:
// it must not be dereferenced, and a consumed one is recognised even after a million others were made.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <initializer_list>
#include <memory>
#include <vector>

#include "acl/acl_rt.h"
#include "aclnn/acl_meta.h"
#include "native/base/tensor.h"
#include "native/runtime/export.h"

namespace actgrad {

/// An operator's plan, made by phase one: everything but the data addresses.
class ACTGRAD_API Work {
public:
    virtual ~Work();

    /// Phase two: reads the data addresses of `tensors` (inputs, then outputs), refuses what is null and should not be
    /// (161001), and sets `task` to what a stream shall run. The task must not refer to the tensors or to this object,
    /// which may be gone when it runs. A task left empty means that there is nothing to do.
    virtual aclnnStatus prepare(const std::vector<const aclTensor*>& tensors, std::function<aclError()>& task) = 0;
};

/// Makes a live executor for the operator `name` (a string literal, such as "aclnnSiluBackward"). It retains the
/// tensors.
ACTGRAD_API aclOpExecutor* make_executor(const char* name, std::initializer_list<const aclTensor*> inputs,
                                         std::initializer_list<const aclTensor*> outputs, std::unique_ptr<Work> work,
                                         uint64_t workspace_size);

/// Phase two of the operator `name`: judges the arguments, queues the work, and consumes the executor unless it is
/// repeatable.
ACTGRAD_API aclnnStatus phase_two(const char* name, void* workspace, uint64_t workspace_size, aclOpExecutor* executor,
                                  aclrtStream stream) noexcept;

/// As phase two, but runs the work on the calling thread, without stream, device or workspace.
ACTGRAD_API aclnnStatus run_now(aclOpExecutor* executor) noexcept;

}  // namespace actgrad

struct aclOpExecutor {
    aclOpExecutor(const char* operator_name, std::initializer_list<const aclTensor*> inputs,
                  std::initializer_list<const aclTensor*> outputs, std::unique_ptr<actgrad::Work> plan,
                  uint64_t needed_workspace);
    ~aclOpExecutor();
    aclOpExecutor(const aclOpExecutor&) = delete;
    aclOpExecutor& operator=(const aclOpExecutor&) = delete;

    const char* const name;
    std::vector<const aclTensor*> tensors;  // retained; inputs, then outputs
    const size_t input_count;
    const std::unique_ptr<actgrad::Work> work;
    const uint64_t workspace_size;
    std::atomic<bool> repeatable{false};
};
