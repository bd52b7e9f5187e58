// SPDX-License-Identifier: Apache-2.0
#include "nnopbase/executor.h"

#include <algorithm>
#include <atomic>
#include <cstring>
#include <string>
#include <utility>

#include "ascendcl/context.h"
#include "ascendcl/graph.h"
#include "ascendcl/live.h"
#include "ascendcl/process.h"
#include "ascendcl/stream.h"
#include "nnopbase/call.h"
#include "nnopbase/list.h"
#include "nnopbase/registry.h"
#include "strict/observer.h"

namespace actgrad {

namespace {

struct Executor {
    Executor(const char* operator_name, TensorReferences tensors_of_all, size_t inputs, std::unique_ptr<Work> plan,
             uint64_t needed_workspace, std::vector<Parameter> all)
        : name(operator_name),
          references(std::move(tensors_of_all)),
          parameters(std::move(all)),
          input_count(inputs),
          work(std::move(plan)),
          workspace_size(needed_workspace) {}

    size_t parameter_count() const { return parameters.empty() ? tensors().size() : parameters.size(); }
    Parameter parameter(size_t index) const {
        return parameters.empty() ? Parameter{index, 1, false} : parameters[index];
    }

    const std::vector<const aclTensor*>& tensors() const { return references.list(); }

    const char* const name;
    const TensorReferences references;
    const std::vector<Parameter> parameters;  // empty: a tensor each
    const size_t input_count;
    const std::unique_ptr<Work> work;
    const uint64_t workspace_size;
    std::atomic<bool> repeatable{false};
};

LiveSet<Executor>& executors() { return process_state<LiveSet<Executor>>(); }

std::shared_ptr<Executor> require_live_executor(std::shared_ptr<Executor> executor, const aclOpExecutor* handle) {
    if (!executor) {
        throw Refusal(
            ACLNN_ERR_INNER,
            "executor " + describe_address(handle) +
                " is not live: phase two has consumed it, or it was destroyed, or phase one never returned it");
    }
    return executor;
}

// Looks up an executor and leaves it live.
std::shared_ptr<Executor> find(const aclOpExecutor* handle) {
    if (!handle) {
        throw Refusal(ACLNN_ERR_INNER_NULLPTR, "executor is null; one that phase one gave is needed");
    }
    std::shared_ptr<Executor> executor = executors().find(handle);
    if (!executor) {
        strict::tell(&strict::Observer::dead_used, "executor", handle);
    }
    return require_live_executor(std::move(executor), handle);
}

// Looks up an executor for phase two and removes it unless it is repeatable.
std::shared_ptr<Executor> consume(const char* name, const aclOpExecutor* handle) {
    if (!handle) {
        throw Refusal(ACLNN_ERR_PARAM_NULLPTR, "executor is null; the one that phase one gave is needed");
    }
    std::shared_ptr<Executor> executor = executors().find(handle);
    if (!executor) {
        strict::tell(&strict::Observer::executor_not_live, name, handle);
    }
    executor = require_live_executor(std::move(executor), handle);
    if (!executor->repeatable) {
        executor = require_live_executor(executors().remove(handle), handle);
        strict::tell(&strict::Observer::executor_consumed, handle);
    }
    return executor;
}

// Shows the work to strict mode, which returns false to suppress it.
bool may_run(const Executor& executor, const Launch& launch, uint64_t stream, strict::When when) {
    strict::Observer* const observer = strict::observer();
    return !observer || observer->launches({executor.name, launch.executor, launch.workspace, launch.workspace_size,
                                            executor.work->accesses(executor.tensors())},
                                           stream, when);
}

bool may_run(const Executor& executor, const Launch& launch, Stream& stream) {
    return may_run(executor, launch, stream.number(), when_it_runs(stream));
}

// Tells strict mode that the outputs of the failed call `name` keep their old contents.
void tell_of_failure(const char* name, const Executor& executor) {
    if (strict::Observer* const observer = strict::observer()) {
        observer->failed(name, executor.work->accesses(executor.tensors()));
    }
}

// The task, and whether it failed, told to strict mode.
Task watched(const Executor& executor, Task task) {
    strict::Observer* const observer = strict::observer();
    const uint64_t work = observer ? observer->may_fail(executor.name, executor.work->accesses(executor.tensors())) : 0;
    if (work == 0) {
        return task;
    }
    return [observer, work, task = std::move(task)] {
        const aclError status = task();
        observer->ran(work, status != ACL_SUCCESS);
        return status;
    };
}

void require_workspace(const Executor& executor, const Launch& launch) {
    const uint64_t size = launch.workspace_size;
    if (size > 0 && !launch.workspace) {
        throw Refusal(ACLNN_ERR_PARAM_NULLPTR, "workspace is null, but workspaceSize is " + std::to_string(size) +
                                                   "; device memory of that size is needed");
    }
    strict::Observer* const observer = strict::observer();
    const uint64_t asked = observer ? observer->workspace_needed(launch.executor) : 0;
    const uint64_t needed = std::max(executor.workspace_size, asked);
    if (size < needed) {
        throw Refusal(ACLNN_ERR_PARAM_INVALID, "workspaceSize is " + std::to_string(size) + "; at least the " +
                                                   std::to_string(needed) +
                                                   " bytes that phase one returned are needed");
    }
}

const char* name_of(const Launch& launch) { return launch.name ? launch.name : "phase two"; }

// Looks up the executor, removes it unless it is repeatable, and checks that it fits what else was given.
std::shared_ptr<Executor> consume(const Launch& launch) {
    strict::tell(&strict::Observer::executor_run, name_of(launch), launch.executor);
    std::shared_ptr<Executor> consumed = consume(name_of(launch), launch.executor);
    if (!launch.name) {
        return consumed;
    }
    if (std::strcmp(consumed->name, launch.name) != 0) {
        strict::tell(&strict::Observer::executor_of_other_operator, launch.name, launch.executor);
        tell_of_failure(launch.name, *consumed);
        throw Refusal(ACLNN_ERR_INNER, "executor was created by " + std::string(consumed->name) +
                                           "GetWorkspaceSize; one that " + launch.name +
                                           "GetWorkspaceSize created is needed");
    }
    try {
        require_workspace(*consumed, launch);
    } catch (const Refusal&) {
        strict::tell(&strict::Observer::workspace_refused, launch.name, launch.executor, launch.workspace,
                     launch.workspace_size);
        tell_of_failure(launch.name, *consumed);
        throw;
    }
    return consumed;
}

// The operator's name is added here, as the work does not know which function was called.
aclnnStatus named(const Executor& executor, aclnnStatus status) {
    if (status == ACLNN_SUCCESS) {
        return ACLNN_SUCCESS;
    }
    ErrorText text;
    take_error_text(text);
    return fail(status, {executor.name, ": ", text.characters});
}

// Gets the executor's task; empty if there is nothing to do.
aclnnStatus prepare(const Executor& executor, Task& task) {
    return named(executor, executor.work->prepare(executor.tensors(), task));
}

// Gets the executor's work as a task that runs after phase two.
aclnnStatus defer(const std::shared_ptr<Executor>& executor, Task& task) {
    Task deferred;
    const aclnnStatus status = named(*executor, executor->work->defer(executor->tensors(), deferred));
    task = [executor, deferred = std::move(deferred)] {
        return deferred ? aclnn_call(executor->name, deferred) : ACLNN_SUCCESS;
    };
    return status;
}

aclnnStatus prepare_and_run(const Executor& executor) {
    Task task;
    const aclnnStatus status = prepare(executor, task);
    return status == ACLNN_SUCCESS && task ? task() : status;
}

enum class Group { Inputs, Outputs, All };

// Parameter `index` of a group. An operator that works in place has no outputs besides its inputs.
Parameter parameter(const Executor& executor, Group group, size_t index, const char* argument) {
    const bool in_place = executor.input_count == executor.parameter_count();
    const size_t begin = group == Group::Outputs && !in_place ? executor.input_count : 0;
    const size_t end = group == Group::Inputs ? executor.input_count : executor.parameter_count();
    if (index >= end - begin) {
        throw Refusal(ACLNN_ERR_PARAM_INVALID, std::string(argument) + " is " + std::to_string(index) + "; below " +
                                                   std::to_string(end - begin) +
                                                   ", the number of such tensors and lists of " + executor.name +
                                                   ", is needed");
    }
    return executor.parameter(begin + index);
}

// Sets the address of the tensor that is number `member` of a parameter, which may be a list.
void set_address(const Executor& executor, const Parameter& parameter, bool in_list, size_t member, aclTensor* tensor,
                 void* address) {
    if (parameter.is_list != in_list) {
        throw Refusal(ACLNN_ERR_PARAM_INVALID,
                      std::string(executor.name) + " was given a " +
                          (in_list ? "tensor there; aclSetInputTensorAddr and similar are"
                                   : "list there; aclSetDynamicInputTensorAddr and similar are") +
                          " needed");
    }
    if (member >= parameter.count || executor.tensors()[parameter.first + member] != tensor) {
        throw Refusal(ACLNN_ERR_PARAM_INVALID,
                      "tensor is not the one that " + std::string(executor.name) + " was given there");
    }
    tensor->data = address;
}

aclnnStatus set_one(const char* function, Group group, aclOpExecutor* executor, size_t index, aclTensor* tensor,
                    void* address) {
    return aclnn_call(function, [&] {
        const std::shared_ptr<Executor> found = find(executor);
        const Live<aclTensor> live(tensor, "tensor");
        set_address(*found, parameter(*found, group, index, "index"), false, 0, tensor, address);
        return ACLNN_SUCCESS;
    });
}

aclnnStatus set_member(const char* function, Group group, aclOpExecutor* executor, size_t list_index,
                       size_t member_index, aclTensorList* tensors, void* address) {
    return aclnn_call(function, [&] {
        const std::shared_ptr<Executor> found = find(executor);
        const Live<aclTensorList> live(tensors, "tensors");
        if (member_index >= tensors->members.size()) {
            throw Refusal(ACLNN_ERR_PARAM_INVALID, "relativeIndex is " + std::to_string(member_index) + "; below " +
                                                       std::to_string(tensors->members.size()) +
                                                       ", the number of members of tensors, is needed");
        }
        auto* const tensor = const_cast<aclTensor*>(tensors->members[member_index]);
        const Live<aclTensor> live_member(tensor, "the member of tensors");
        set_address(*found, parameter(*found, group, list_index, "irIndex"), true, member_index, tensor, address);
        return ACLNN_SUCCESS;
    });
}

}  // namespace

Work::~Work() = default;

aclnnStatus Work::defer(const std::vector<const aclTensor*>& tensors, std::function<aclError()>& task) {
    return prepare(tensors, task);
}

bool Work::sets_shapes() const { return false; }

strict::Accesses Work::accesses(const std::vector<const aclTensor*>&) const { return {}; }

aclOpExecutor* make_executor(const char* name, TensorReferences tensors, size_t input_count, std::unique_ptr<Work> work,
                             uint64_t workspace_size, std::vector<Parameter> parameters) {
    const auto executor = std::make_shared<Executor>(name, std::move(tensors), input_count, std::move(work),
                                                     workspace_size, std::move(parameters));
    void* const handle = executors().insert(executor);
    strict::tell(&strict::Observer::executor_made, name, handle, executor->tensors());
    return static_cast<aclOpExecutor*>(handle);
}

aclnnStatus phase_two(const char* name, void* workspace, uint64_t workspace_size, aclOpExecutor* executor,
                      aclrtStream stream) noexcept {
    return aclnn_call(name, [&] {
        const Launch launch(name, workspace, workspace_size, executor);
        const std::shared_ptr<Executor> consumed = consume(launch);
        Task task;
        const aclnnStatus status = prepare(*consumed, task);
        if (status != ACLNN_SUCCESS) {
            tell_of_failure(name, *consumed);
            return status;
        }
        try {
            const std::shared_ptr<Stream> found = find_stream(stream);
            const bool runs = may_run(*consumed, launch, *found) && task;
            enqueue(*found, runs ? watched(*consumed, std::move(task)) : [] { return ACL_SUCCESS; });
            found->expect_wait();
        } catch (const Refusal& refusal) {
            tell_of_failure(name, *consumed);
            throw Refusal(ACLNN_ERR_RUNTIME_ERROR, refusal.message);
        }
        return ACLNN_SUCCESS;
    });
}

aclnnStatus consume_unrun(const Launch& launch) noexcept {
    return aclnn_call(name_of(launch), [&] {
        const std::shared_ptr<Executor> consumed = consume(launch);
        tell_of_failure(consumed->name, *consumed);
        return ACLNN_SUCCESS;
    });
}

aclnnStatus run_now(const Launch& launch, aclrtStream stream) noexcept {
    return aclnn_call(name_of(launch), [&] {
        const std::shared_ptr<Executor> consumed = consume(launch);
        const aclnnStatus status = aclnn_call(consumed->name, [&] {
            const bool is_watched = strict::observer() && (stream || current_device() != NO_DEVICE);
            if (is_watched && !may_run(*consumed, launch, *find_stream(stream))) {
                return ACLNN_SUCCESS;
            }
            return prepare_and_run(*consumed);
        });
        if (status != ACLNN_SUCCESS) {
            tell_of_failure(consumed->name, *consumed);
        }
        return status;
    });
}

aclnnStatus run_when_resumed(const Launch& launch, Stream& stream) noexcept {
    return aclnn_call(name_of(launch), [&] {
        const std::shared_ptr<Executor> consumed = consume(launch);
        if (consumed->work->sets_shapes()) {
            require_not_paused(stream, "an operator whose result's shape depends on data");
        }
        if (!may_run(*consumed, launch, stream)) {
            return ACLNN_SUCCESS;
        }
        Task task;
        const aclnnStatus status = defer(consumed, task);
        if (status != ACLNN_SUCCESS) {
            return status;
        }
        stream.expect_wait();
        return submit(stream, [task = std::move(task), &stream] {
            stream.wait_for_earlier_work();
            const aclError failure = stream.report_failure();
            return failure != ACL_SUCCESS ? failure : task();
        });
    });
}

aclnnStatus run_in_graph(const Launch& launch, Graph& graph, const Stream& stream) noexcept {
    return aclnn_call(name_of(launch), [&] {
        const std::shared_ptr<Executor> consumed = consume(launch);
        if (!may_run(*consumed, launch, stream.number(), strict::When::Unknown)) {
            return ACLNN_SUCCESS;
        }
        Task task;
        const aclnnStatus status = defer(consumed, task);
        if (status != ACLNN_SUCCESS) {
            return status;
        }
        if (!graph.add_on_host(task)) {
            throw Refusal(ACLNN_ERR_RUNTIME_ERROR, std::string(consumed->name) +
                                                       " was not added to the graph, because another thread ended its "
                                                       "capture meanwhile; end it after the last operator");
        }
        return ACLNN_SUCCESS;
    });
}

}  // namespace actgrad

using namespace actgrad;

aclnnStatus aclSetAclOpExecutorRepeatable(aclOpExecutor* executor) {
    return aclnn_call("aclSetAclOpExecutorRepeatable", [&] {
        find(executor)->repeatable = true;
        strict::tell(&strict::Observer::executor_repeatable, executor);
        return ACLNN_SUCCESS;
    });
}

aclnnStatus aclDestroyAclOpExecutor(aclOpExecutor* executor) {
    return aclnn_call("aclDestroyAclOpExecutor", [&] {
        find(executor);
        require_live_executor(executors().remove(executor), executor);
        strict::tell(&strict::Observer::executor_consumed, executor);
        return ACLNN_SUCCESS;
    });
}

aclnnStatus aclSetInputTensorAddr(aclOpExecutor* executor, const size_t index, aclTensor* tensor, void* addr) {
    return set_one("aclSetInputTensorAddr", Group::Inputs, executor, index, tensor, addr);
}

aclnnStatus aclSetOutputTensorAddr(aclOpExecutor* executor, const size_t index, aclTensor* tensor, void* addr) {
    return set_one("aclSetOutputTensorAddr", Group::Outputs, executor, index, tensor, addr);
}

aclnnStatus aclSetTensorAddr(aclOpExecutor* executor, const size_t index, aclTensor* tensor, void* addr) {
    return set_one("aclSetTensorAddr", Group::All, executor, index, tensor, addr);
}

aclnnStatus aclSetDynamicInputTensorAddr(aclOpExecutor* executor, size_t irIndex, const size_t relativeIndex,
                                         aclTensorList* tensors, void* addr) {
    return set_member("aclSetDynamicInputTensorAddr", Group::Inputs, executor, irIndex, relativeIndex, tensors, addr);
}

aclnnStatus aclSetDynamicOutputTensorAddr(aclOpExecutor* executor, size_t irIndex, const size_t relativeIndex,
                                          aclTensorList* tensors, void* addr) {
    return set_member("aclSetDynamicOutputTensorAddr", Group::Outputs, executor, irIndex, relativeIndex, tensors, addr);
}

aclnnStatus aclSetDynamicTensorAddr(aclOpExecutor* executor, size_t irIndex, const size_t relativeIndex,
                                    aclTensorList* tensors, void* addr) {
    return set_member("aclSetDynamicTensorAddr", Group::All, executor, irIndex, relativeIndex, tensors, addr);
}

aclnnStatus AclSetInputTensorAddr(aclOpExecutor* executor, const size_t index, aclTensor* tensor, void* addr) {
    return aclSetInputTensorAddr(executor, index, tensor, addr);
}

aclnnStatus AclSetOutputTensorAddr(aclOpExecutor* executor, const size_t index, aclTensor* tensor, void* addr) {
    return aclSetOutputTensorAddr(executor, index, tensor, addr);
}

aclnnStatus AclSetTensorAddr(aclOpExecutor* executor, const size_t index, aclTensor* tensor, void* addr) {
    return aclSetTensorAddr(executor, index, tensor, addr);
}

aclnnStatus AclSetDynamicInputTensorAddr(aclOpExecutor* executor, size_t irIndex, const size_t relativeIndex,
                                         aclTensorList* tensors, void* addr) {
    return aclSetDynamicInputTensorAddr(executor, irIndex, relativeIndex, tensors, addr);
}

aclnnStatus AclSetDynamicOutputTensorAddr(aclOpExecutor* executor, size_t irIndex, const size_t relativeIndex,
                                          aclTensorList* tensors, void* addr) {
    return aclSetDynamicOutputTensorAddr(executor, irIndex, relativeIndex, tensors, addr);
}

aclnnStatus AclSetDynamicTensorAddr(aclOpExecutor* executor, size_t irIndex, const size_t relativeIndex,
                                    aclTensorList* tensors, void* addr) {
    return aclSetDynamicTensorAddr(executor, irIndex, relativeIndex, tensors, addr);
}
