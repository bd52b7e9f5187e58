// SPDX-License-Identifier: Apache-2.0
//
// The executor that phase one hands to phase two.
//
// The `aclOpExecutor*` of users is a handle, not an address (see ascendcl/live.h), so a consumed executor is recognised
// however many were made since. The type itself is never defined.
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
class Stream;

// An operator's plan from phase one: everything but the data addresses.
class ACTGRAD_API Work {
public:
    virtual ~Work();

    // Phase two: reads the data addresses of `tensors` (in the order given to make_executor), refuses null ones that
    // are needed (161001), and sets `task` to the work for a stream, or leaves it empty if there is none. The task must
    // not refer to the tensors or to this object, which may be destroyed before it runs.
    virtual aclnnStatus prepare(const std::vector<const aclTensor*>& tensors, std::function<aclError()>& task) = 0;

    // The same for a task that runs on a caller's thread after phase two has returned. It has all of the work, and sees
    // the tensors as they are now. The executor outlives it.
    virtual aclnnStatus defer(const std::vector<const aclTensor*>& tensors, std::function<aclError()>& task);

    // Whether the caller reads shapes of results as soon as phase two returns.
    virtual bool sets_shapes() const;

    // The work's memory accesses, as far as they are known, for strict mode.
    virtual strict::Accesses accesses(const std::vector<const aclTensor*>& tensors) const;
};

// The tensors that one parameter of an operator was given: none if it is null, several if it is a list.
struct Parameter {
    size_t first;
    size_t count;
    bool is_list;
};

// Makes a live executor for the operator `name`, a string literal such as "aclnnSiluBackward". It holds references to
// `tensors`, those of the operator's `parameters`, which are a tensor each if they are left out: `input_count` inputs,
// then the outputs.
ACTGRAD_API aclOpExecutor* make_executor(const char* name, TensorReferences tensors, size_t input_count,
                                         std::unique_ptr<Work> work, uint64_t workspace_size,
                                         std::vector<Parameter> parameters = {});

// Phase two of the operator `name`: checks the arguments, queues the work, and consumes the executor unless it is
// repeatable.
ACTGRAD_API aclnnStatus phase_two(const char* name, void* workspace, uint64_t workspace_size, aclOpExecutor* executor,
                                  aclrtStream stream) noexcept;

// What a phase two was given. An executor alone may be of any operator, and needs no workspace.
struct Launch {
    Launch(aclOpExecutor* only) : executor(only) {}
    Launch(const char* function, const void* memory, uint64_t size, aclOpExecutor* given)
        : name(function), workspace(memory), workspace_size(size), executor(given) {}

    const char* name = nullptr;  // the called operator's
    const void* workspace = nullptr;
    uint64_t workspace_size = 0;
    aclOpExecutor* executor;
};

// Consumes an executor that phase two was given and cannot run, unless it is repeatable. Fails where phase two would,
// whatever the stream.
ACTGRAD_API aclnnStatus consume_unrun(const Launch& launch) noexcept;

// Phase two on the calling thread, without device. Strict mode treats it as work of `stream`.
ACTGRAD_API aclnnStatus run_now(const Launch& launch, aclrtStream stream = nullptr) noexcept;

// The same after the work that was submitted to a paused stream, when the stream is resumed.
ACTGRAD_API aclnnStatus run_when_resumed(const Launch& launch, Stream& stream) noexcept;

// Adds to a graph what run_now would do, once per execution of the graph.
ACTGRAD_API aclnnStatus run_in_graph(const Launch& launch, Graph& graph, const Stream& stream) noexcept;

}  // namespace actgrad
