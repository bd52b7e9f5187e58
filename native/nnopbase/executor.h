// SPDX-License-Identifier: Apache-2.0
//
// What phase one hands to phase two.
//
// The `aclOpExecutor*` that users hold is a handle, not an address (see ascendcl/live.h): that type has no definition.
// So a consumed executor is recognised even after a million others were made.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <vector>

#include "acl/acl_rt.h"
#include "aclnn/acl_meta.h"
#include "ascendcl/export.h"
#include "nnopbase/tensor.h"
#include "strict/access.h"

namespace actgrad {

class Graph;

// An operator's plan, made by phase one: everything but the data addresses.
class ACTGRAD_API Work {
public:
    virtual ~Work();

    // Phase two: reads the data addresses of `tensors` (in the order that make_executor was given), refuses what is
    // null and should not be (161001), and sets `task` to what a stream shall run. The task must not refer to the
    // tensors or to this object, which may be gone when it runs. A task left empty means that there is nothing to do.
    virtual aclnnStatus prepare(const std::vector<const aclTensor*>& tensors, std::function<aclError()>& task) = 0;

    // What the work reads and writes, as far as it is known: for strict mode.
    virtual strict::Accesses accesses(const std::vector<const aclTensor*>& tensors) const;
};

// Makes a live executor for the operator `name` (a string literal, such as "aclnnSiluBackward"). It keeps `tensors`,
// the operator's parameters: `input_count` inputs, then the outputs.
ACTGRAD_API aclOpExecutor* make_executor(const char* name, TensorReferences tensors, size_t input_count,
                                         std::unique_ptr<Work> work, uint64_t workspace_size);

// Phase two of the operator `name`: judges the arguments, queues the work, and consumes the executor unless it is
// repeatable.
ACTGRAD_API aclnnStatus phase_two(const char* name, void* workspace, uint64_t workspace_size, aclOpExecutor* executor,
                                  aclrtStream stream) noexcept;

// As phase two, but runs the work on the calling thread, without device or workspace. Strict mode counts it as work of
// `stream`.
ACTGRAD_API aclnnStatus run_now(aclOpExecutor* executor, aclrtStream stream = nullptr) noexcept;

// Lets a graph do what run_now would do, each time that it is executed.
ACTGRAD_API aclnnStatus run_in_graph(aclOpExecutor* executor, Graph& graph) noexcept;

}  // namespace actgrad
