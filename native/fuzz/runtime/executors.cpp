// SPDX-License-Identifier: Apache-2.0
//
// Executors.
#include <cstdio>
#include <string>
#include <vector>

#include "acl/acl.h"
#include "fuzz/runtime/machine.h"
#include "fuzz/runtime/operators.h"
#include "fuzz/runtime/results.h"
#include "nnopbase/executor.h"

namespace fuzz {

void Machine::execute(Executor& executor) {
    const bool now = in_.below(4) != 3;
    settle();
    bool runs = false;
    std::vector<Part> inputs, outputs;
    const operator_calls::Operator& functions = operators()[executor.number].functions;
    if (!executor.alive) {
        expect_status(
            now ? actgrad::run_now(executor.handle) : functions.phase_two(nullptr, 0, executor.handle, nullptr),
            ACLNN_ERR_INNER);
        return;
    }
    int expected = expected_of_data(executor, runs, inputs, outputs);
    executor.alive = executor.repeatable;
    if (now) {
        const int got = actgrad::run_now(executor.handle);
        ++calls;
        judge_run(executor, got, expected);
        if (got == 0 && runs) {
            take_results(executor.call, inputs, outputs);
        }
        check_memory();
        return;
    }
    const bool other = in_.one_in(32);
    const uint64_t size = in_.one_in(8) ? in_.number() : 0;
    void* const workspace = in_.below(2) ? process().arena : nullptr;
    const Target target = this->target();
    if (other) {
        const operator_calls::Operator& other_functions =
            operators()[(executor.number + 1) % operators().size()].functions;
        expect_status(other_functions.phase_two(nullptr, 0, executor.handle, target.handle), ACLNN_ERR_INNER);
        return;
    }
    if (size > 0 && !workspace) {
        expected = null_pointer;
    } else if (expected <= 0 && !target.stream) {
        expected = expected == 0 ? ACLNN_ERR_RUNTIME_ERROR : -2;
    }
    const int got = functions.phase_two(workspace, size, executor.handle, target.handle);
    ++calls;
    judge_run(executor, got, expected);
    if (got == 0) {
        // The executor may be modified right after; results are compared when they are done.
        ++target.stream->queued;
        writer_ = target.stream;
        if (runs) {
            step_name = "execute on a stream";
            wait_for(*target.stream);
            finish(*target.stream);
            take_results(executor.call, inputs, outputs);
        }
        settle();
        check_memory();
    }
}

void Machine::judge_run(const Executor& executor, int got, int expected) {
    const bool right = expected == -1   ? got == 0 || got == bad_argument
                       : expected == -2 ? got == ACLNN_ERR_RUNTIME_ERROR || got == bad_argument
                                        : got == expected;
    if (!right) {
        std::fprintf(stderr, "%s\n", operators()[executor.number].name.c_str());
        for (const Tensor* tensor : executor.tensors) {
            print(tensor->spec);
        }
        wrong("phase two: status " + std::to_string(got) + ", expected " + std::to_string(expected));
    }
}

void Machine::run_executor() {
    if (Executor* const executor = executors_.recent(in_)) {
        execute(*executor);
    }
}

void Machine::run_what_is_no_executor() {
    auto* const handle = static_cast<aclOpExecutor*>(in_.below(2) ? nullptr : dead_or_strange_executor());
    expect_status(operators()[in_.byte() % operators().size()].functions.phase_two(nullptr, 0, handle, nullptr),
                  handle ? ACLNN_ERR_INNER : null_pointer);
    expect_status(actgrad::run_now(handle), handle ? ACLNN_ERR_INNER : null_pointer);
}

void* Machine::dead_or_strange_executor() {
    Executor* const executor = executors_.recent(in_);
    return executor && !executor->alive ? executor->handle : strange(Kind::Executor);
}

void Machine::change_executor() {
    Executor* const executor = in_.one_in(8) ? nullptr : executors_.recent(in_);
    aclOpExecutor* const handle = executor ? executor->handle : nullptr;
    const int status = !handle ? ACLNN_ERR_INNER_NULLPTR : executor->alive ? 0 : ACLNN_ERR_INNER;
    switch (in_.below(4)) {
        case 0:
            expect_status(aclSetAclOpExecutorRepeatable(handle), status);
            if (status == 0) {
                executor->repeatable = true;
            }
            return;
        case 1:
            expect_status(aclDestroyAclOpExecutor(handle), status);
            if (status == 0) {
                executor->alive = false;
            }
            return;
        case 2: return set_address(executor, handle, status);
        default: return set_member_address(handle, status);
    }
}

void Machine::set_address(Executor* executor, aclOpExecutor* handle, int status) {
    const size_t group = in_.below(3);
    const size_t index = in_.one_in(16) ? SIZE_MAX - in_.below(2) : in_.below(5);
    const size_t begin = executor && group == 1 ? executor->first_output() : 0;
    const size_t end = !executor ? 0 : group == 0 ? executor->input_count : executor->numbered.size();
    const bool known = index < end - begin;
    Tensor* const tensor = known && !in_.one_in(8) ? executor->numbered[begin + index] : tensors_.recent(in_);
    aclTensor* const given = tensor ? tensor->handle : nullptr;
    if (status == 0) {
        status = !given                                                                           ? null_pointer
                 : !tensor->alive || !known || executor->numbered[begin + index]->handle != given ? bad_argument
                                                                                                  : 0;
    }
    Spec spec = tensor ? tensor->spec : Spec();
    place(spec);
    constexpr aclnnStatus (*functions[])(aclOpExecutor*, const size_t, aclTensor*, void*) = {
        aclSetInputTensorAddr, aclSetOutputTensorAddr, aclSetTensorAddr,
        AclSetInputTensorAddr, AclSetOutputTensorAddr, AclSetTensorAddr};
    settle();
    expect_status(functions[group + 3 * in_.below(2)](handle, index, given, spec.data), status);
    if (status == 0) {
        tensor->spec.data = spec.data;
    }
}

void Machine::set_member_address(aclOpExecutor* handle, int status) {
    const size_t group = in_.below(3);
    const size_t list_index = in_.below(4), member_index = in_.below(4);
    TensorList* const list = tensor_lists_.recent(in_);
    aclTensorList* const given = list ? list->handle : nullptr;
    if (status == 0) {  // none of the operators takes a list
        const bool has_member = given && list->alive && member_index < list->members.size();
        status = !given || (has_member && !list->members[member_index]) ? null_pointer : bad_argument;
    }
    constexpr aclnnStatus (*functions[])(aclOpExecutor*, size_t, const size_t, aclTensorList*, void*) = {
        aclSetDynamicInputTensorAddr, aclSetDynamicOutputTensorAddr, aclSetDynamicTensorAddr,
        AclSetDynamicInputTensorAddr, AclSetDynamicOutputTensorAddr, AclSetDynamicTensorAddr};
    settle();
    expect_status(functions[group + 3 * in_.below(2)](handle, list_index, member_index, given, nullptr), status);
}

}  // namespace fuzz
