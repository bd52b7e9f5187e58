// SPDX-License-Identifier: Apache-2.0
//
// Section 6 of the framework contract: executors and phase two, with a plan that stands for an operator.
#include "nnopbase/executor.h"

#include <numeric>
#include <string>
#include <vector>

#include "ascendcl/stream.h"
#include "nnopbase/list.h"
#include "tests/check.h"
#include "tests/fake_work.h"
#include "tests/gate.h"

using namespace actgrad;

namespace {

constexpr const char* name = "aclnnFake";

aclTensor* tensor_of(int* data, int64_t size = 1) {
    return aclCreateTensor(&size, 1, ACL_INT32, nullptr, 0, ACL_FORMAT_ND, &size, 1, data);
}

// Its task adds the two inputs.
aclOpExecutor* adder(const aclTensor* left, const aclTensor* right, const aclTensor* out, size_t inputs,
                     std::vector<Parameter> parameters, uint64_t workspace = 0) {
    const auto add = [](const std::vector<void*>& addresses) {
        *static_cast<int*>(addresses[2]) = *static_cast<int*>(addresses[0]) + *static_cast<int*>(addresses[1]);
        return ACL_SUCCESS;
    };
    return make_executor(name, retained({left, right, out}), inputs, fake_work(add), workspace, std::move(parameters));
}

aclOpExecutor* adder(const aclTensor* left, const aclTensor* right, const aclTensor* out, uint64_t workspace = 0) {
    return adder(left, right, out, 2, {}, workspace);
}

// Two inputs, 1 and 2, and an output; destroyed at the end.
struct Operands {
    int left = 1, right = 2, out = 0;
    aclTensor* const tensors[3] = {tensor_of(&left), tensor_of(&right), tensor_of(&out)};

    Operands() = default;
    Operands(const Operands&) = delete;
    Operands& operator=(const Operands&) = delete;
    ~Operands() {
        for (const aclTensor* tensor : tensors) {
            aclDestroyTensor(tensor);
        }
    }

    aclOpExecutor* executor(uint64_t workspace = 0) const {
        return adder(tensors[0], tensors[1], tensors[2], workspace);
    }
};

aclnnStatus run(aclOpExecutor* executor) { return phase_two(name, nullptr, 0, executor, nullptr); }

void test_phase_two_consumes() {
    Operands operands;
    aclOpExecutor* const executor = operands.executor();
    CHECK_EQUAL(run(executor), 0);
    CHECK_EQUAL(aclrtSynchronizeStream(nullptr), 0);
    CHECK_EQUAL(operands.out, 3);
    CHECK_REFUSED(run(executor), 561000, name, "executor", "not live");
    aclOpExecutor* const newer = operands.executor();
    CHECK_REFUSED(run(executor), 561000, "not live");  // whatever was made since
    CHECK_REFUSED(run_now(executor), 561000, "not live");
    CHECK_REFUSED(aclSetAclOpExecutorRepeatable(executor), 561000, "aclSetAclOpExecutorRepeatable", "not live");
    CHECK_REFUSED(aclDestroyAclOpExecutor(executor), 561000, "aclDestroyAclOpExecutor", "not live");
    CHECK_EQUAL(aclDestroyAclOpExecutor(newer), 0);
}

void test_random_executors() {
    int64_t local[8] = {};
    auto* const random = reinterpret_cast<aclOpExecutor*>(local);
    CHECK_REFUSED(run(random), 561000, "not live");
    CHECK_REFUSED(run_now(random), 561000, "not live");
    CHECK_REFUSED(aclSetAclOpExecutorRepeatable(random), 561000, "not live");
    CHECK_REFUSED(aclDestroyAclOpExecutor(random), 561000, "not live");
}

void test_null_executors() {
    CHECK_REFUSED(run(nullptr), 161001, name, "executor is null");
    CHECK_REFUSED(run_now(nullptr), 161001, "executor is null");
    CHECK_REFUSED(aclSetAclOpExecutorRepeatable(nullptr), 561103, "aclSetAclOpExecutorRepeatable", "executor is null");
    CHECK_REFUSED(aclDestroyAclOpExecutor(nullptr), 561103, "aclDestroyAclOpExecutor", "executor is null");
}

void test_an_executor_that_never_ran_is_destroyed() {
    const Operands operands;
    aclOpExecutor* const executor = operands.executor();
    CHECK_EQUAL(aclDestroyAclOpExecutor(executor), 0);
    CHECK_REFUSED(run(executor), 561000, "not live");
    CHECK_REFUSED(aclDestroyAclOpExecutor(executor), 561000, "not live");
}

// Each refusal leaves the executor consumed, and its work undone.
void check_refused_and_consumed(aclOpExecutor* executor, void* workspace, uint64_t size, aclrtStream stream, int status,
                                const char* word, const char* other_word) {
    CHECK_REFUSED(phase_two(name, workspace, size, executor, stream), status, name, word, other_word);
    CHECK_REFUSED(run(executor), 561000, "not live");
}

void test_order_of_checks() {
    Operands operands;
    int memory[4] = {};
    check_refused_and_consumed(operands.executor(16), nullptr, 8, nullptr, 161001, "workspace is null", "8");
    check_refused_and_consumed(operands.executor(0), nullptr, 1, nullptr, 161001, "workspace is null", "1");
    check_refused_and_consumed(operands.executor(16), memory, 15, nullptr, 161002, "workspaceSize is 15", "16");
    check_refused_and_consumed(operands.executor(16), nullptr, 0, nullptr, 161002, "workspaceSize is 0", "16");
    // The data comes after the workspace, and before the stream.
    CHECK_EQUAL(aclSetRawTensorAddr(operands.tensors[1], nullptr), 0);
    check_refused_and_consumed(operands.executor(16), memory, 15, memory, 161002, "workspaceSize", "16");
    check_refused_and_consumed(operands.executor(), nullptr, 0, memory, 161001, "data", "null");
    CHECK_EQUAL(aclSetRawTensorAddr(operands.tensors[1], &operands.right), 0);
    check_refused_and_consumed(operands.executor(), nullptr, 0, memory, 361001, "stream", "not a live stream");
    CHECK_EQUAL(operands.out, 0);
    CHECK_EQUAL(phase_two(name, memory, 16, operands.executor(16), nullptr), 0);
    CHECK_EQUAL(aclrtSynchronizeStream(nullptr), 0);
    CHECK_EQUAL(operands.out, 3);
}

void test_without_a_device() {
    Operands operands;
    check_refused_and_consumed(operands.executor(), nullptr, 0, nullptr, 361001, "stream is null", "aclrtSetDevice");
    CHECK_EQUAL(operands.out, 0);
}

void test_the_executor_of_another_operator() {
    const Operands operands;
    aclOpExecutor* const executor = operands.executor();
    CHECK_REFUSED(phase_two("aclnnOther", nullptr, 0, executor, nullptr), 561000, "aclnnFake", "aclnnOther");
    CHECK_REFUSED(run(executor), 561000, "not live");
}

void test_tensors_without_elements_need_no_data() {
    aclTensor* const empty = tensor_of(nullptr, 0);
    CHECK_EQUAL(run(adder(empty, empty, empty)), 0);
    CHECK_EQUAL(run_now(adder(empty, empty, empty)), 0);
    CHECK_EQUAL(aclrtSynchronizeStream(nullptr), 0);
    CHECK_EQUAL(aclDestroyTensor(empty), 0);
}

void test_addresses_are_read_in_phase_two() {
    int left = 1, right = 2, out = 0, elsewhere = 40;
    aclTensor* const tensors[] = {tensor_of(nullptr), tensor_of(&right), tensor_of(&out)};
    aclOpExecutor* const executor = adder(tensors[0], tensors[1], tensors[2]);
    CHECK_EQUAL(aclSetRawTensorAddr(tensors[0], &left), 0);
    CHECK_EQUAL(aclSetRawTensorAddr(tensors[1], &elsewhere), 0);
    Gate gate;
    enqueue(nullptr, [&] {
        gate.pass();
        return ACL_SUCCESS;
    });
    CHECK_EQUAL(run(executor), 0);
    CHECK_EQUAL(out, 0);                                      // phase two only queues
    CHECK_EQUAL(aclSetRawTensorAddr(tensors[1], &right), 0);  // too late for this run
    for (const aclTensor* tensor : tensors) {
        CHECK_EQUAL(aclDestroyTensor(tensor), 0);
    }
    gate.open();
    CHECK_EQUAL(aclrtSynchronizeStream(nullptr), 0);
    CHECK_EQUAL(out, 41);
}

void test_tensors_may_be_destroyed_between_the_phases() {
    int left = 1, right = 2, out = 0;
    aclTensor* const tensors[] = {tensor_of(&left), tensor_of(&right), tensor_of(&out)};
    aclOpExecutor* const executor = adder(tensors[0], tensors[1], tensors[2]);
    for (const aclTensor* tensor : tensors) {
        CHECK_EQUAL(aclDestroyTensor(tensor), 0);
    }
    CHECK_EQUAL(run(executor), 0);
    CHECK_EQUAL(aclrtSynchronizeStream(nullptr), 0);
    CHECK_EQUAL(out, 3);
}

void test_a_repeatable_executor() {
    Operands operands;
    aclOpExecutor* const executor = operands.executor();
    CHECK_EQUAL(aclSetAclOpExecutorRepeatable(executor), 0);
    for (int i = 0; i < 3; ++i) {
        operands.left = i;
        CHECK_EQUAL(run(executor), 0);
        CHECK_EQUAL(aclrtSynchronizeStream(nullptr), 0);
        CHECK_EQUAL(operands.out, i + 2);
    }
    int memory = 0;
    CHECK_REFUSED(phase_two(name, nullptr, 0, executor, &memory), 361001, "stream");
    CHECK_EQUAL(run_now(executor), 0);  // a failure does not consume it
    CHECK_EQUAL(run(executor), 0);
    CHECK_EQUAL(aclDestroyAclOpExecutor(executor), 0);  // what it queued is not disturbed
    CHECK_EQUAL(aclrtSynchronizeStream(nullptr), 0);
    CHECK_REFUSED(run(executor), 561000, "not live");
    CHECK_REFUSED(aclDestroyAclOpExecutor(executor), 561000, "not live");
}

using SetAddress = aclnnStatus (*)(aclOpExecutor*, const size_t, aclTensor*, void*);
using SetMemberAddress = aclnnStatus (*)(aclOpExecutor*, size_t, const size_t, aclTensorList*, void*);

// `first` is the number, among all parameters, of the first that the function counts; `count` is how many it counts.
void test_set_address(SetAddress set, const char* function, size_t first, size_t count) {
    Operands operands;
    aclOpExecutor* const executor = operands.executor();
    CHECK_EQUAL(aclSetAclOpExecutorRepeatable(executor), 0);
    for (size_t index = 0; index < count; ++index) {
        aclTensor* const tensor = operands.tensors[first + index];
        int elsewhere = 100;
        void* before = nullptr;
        CHECK_EQUAL(aclGetRawTensorAddr(tensor, &before), 0);
        CHECK_EQUAL(set(executor, index, tensor, &elsewhere), 0);
        CHECK_EQUAL(run_now(executor), 0);
        if (first + index == 2) {
            CHECK_EQUAL(elsewhere, 3);
        } else {
            CHECK_EQUAL(operands.out, 103 - static_cast<int>(first + index + 1));
        }
        CHECK_EQUAL(set(executor, index, tensor, before), 0);
    }
    aclTensor* const tensor = operands.tensors[first];
    aclTensor* const other = operands.tensors[first == 0 ? 1 : 0];
    CHECK_REFUSED(set(nullptr, 0, tensor, nullptr), 561103, function, "executor is null");
    CHECK_REFUSED(set(executor, 0, nullptr, nullptr), 161001, function, "tensor is null");
    CHECK_REFUSED(set(executor, count, tensor, nullptr), 161002, function, "index is", std::to_string(count).c_str());
    CHECK_REFUSED(set(executor, SIZE_MAX, tensor, nullptr), 161002, function, "index is");
    CHECK_REFUSED(set(executor, 0, other, nullptr), 161002, function, "tensor is not the one");
    int value = 0;
    aclTensor* const dead = tensor_of(&value);
    CHECK_EQUAL(aclDestroyTensor(dead), 0);
    CHECK_REFUSED(set(executor, 0, dead, nullptr), 161002, function, "tensor", "not a live");
    CHECK_EQUAL(run_now(executor), 0);  // nothing was changed
    CHECK_EQUAL(aclDestroyAclOpExecutor(executor), 0);
    CHECK_REFUSED(set(executor, 0, tensor, nullptr), 561000, function, "not live");
}

// Adds the members of a list of inputs to the member of a list of outputs.
void test_set_member_address(SetMemberAddress set, const char* function, size_t lists, size_t last, size_t first,
                             size_t count) {
    int values[] = {1, 2, 0};
    const aclTensor* members[4] = {tensor_of(&values[0]), tensor_of(&values[1]), tensor_of(&values[2]), nullptr};
    aclTensorList* const list = aclCreateTensorList(members + first, 4 - first);
    aclOpExecutor* const executor = adder(members[0], members[1], members[2], 1, {{0, 2, true}, {2, 1, true}});
    CHECK_EQUAL(aclSetAclOpExecutorRepeatable(executor), 0);
    for (size_t index = 0; index < count; ++index) {
        void* address = nullptr;
        int elsewhere = 100;
        CHECK_EQUAL(set(executor, last, index, list, &elsewhere), 0);
        CHECK_EQUAL(aclGetRawTensorAddr(members[first + index], &address), 0);
        CHECK_EQUAL(address, static_cast<void*>(&elsewhere));
        CHECK_EQUAL(set(executor, last, index, list, &values[first + index]), 0);
    }
    CHECK_REFUSED(set(nullptr, 0, 0, list, nullptr), 561103, function, "executor is null");
    CHECK_REFUSED(set(executor, 0, 0, nullptr, nullptr), 161001, function, "tensors is null");
    CHECK_REFUSED(set(executor, 0, 4 - first, list, nullptr), 161002, function, "relativeIndex is");
    CHECK_REFUSED(set(executor, 0, 3 - first, list, nullptr), 161001, function, "member");
    CHECK_REFUSED(set(executor, lists, 0, list, nullptr), 161002, function, "irIndex is",
                  std::to_string(lists).c_str());
    CHECK_REFUSED(set(executor, SIZE_MAX, 0, list, nullptr), 161002, function, "irIndex is");
    CHECK_EQUAL(run_now(executor), 0);
    CHECK_EQUAL(values[2], 3);
    if (first == 0) {
        CHECK_REFUSED(set(executor, last, 2, list, nullptr), 161002, function, "tensor is not the one");
        CHECK_EQUAL(aclDestroyTensor(members[1]), 0);
        CHECK_REFUSED(set(executor, last, 1, list, nullptr), 161002, function, "member of tensors", "not a live");
    }
    CHECK_EQUAL(aclDestroyAclOpExecutor(executor), 0);
    CHECK_REFUSED(set(executor, 0, 0, list, nullptr), 561000, function, "not live");
    aclDestroyTensorList(list);
    for (size_t i = 0; i < first; ++i) {
        CHECK_EQUAL(aclDestroyTensor(members[i]), 0);  // those that the list did not take over
    }
}

// A list is one parameter, and so is a tensor that is null.
void test_parameters_are_counted() {
    int left = 1, right = 2, elsewhere = 5, out = 0;
    const aclTensor* const members[] = {tensor_of(&left), tensor_of(&right)};
    aclTensorList* const list = aclCreateTensorList(members, 2);
    aclTensor* const result = tensor_of(nullptr);
    aclTensor* const first = const_cast<aclTensor*>(members[0]);
    aclOpExecutor* const executor =
        adder(members[0], members[1], result, 2, {{0, 0, false}, {0, 2, true}, {2, 1, false}});
    CHECK_EQUAL(aclSetAclOpExecutorRepeatable(executor), 0);
    CHECK_EQUAL(aclSetDynamicInputTensorAddr(executor, 1, 1, list, &elsewhere), 0);
    CHECK_EQUAL(aclSetOutputTensorAddr(executor, 0, result, &out), 0);
    CHECK_EQUAL(aclSetTensorAddr(executor, 2, result, &out), 0);
    CHECK_EQUAL(run_now(executor), 0);
    CHECK_EQUAL(out, 6);
    CHECK_REFUSED(aclSetInputTensorAddr(executor, 0, first, &out), 161002, "tensor is not the one");
    CHECK_REFUSED(aclSetInputTensorAddr(executor, 1, first, &out), 161002, "list", "aclSetDynamic");
    CHECK_REFUSED(aclSetInputTensorAddr(executor, 2, result, &out), 161002, "index is 2; below 2");
    CHECK_REFUSED(aclSetDynamicTensorAddr(executor, 2, 0, list, &out), 161002, "given a tensor there");
    CHECK_EQUAL(aclDestroyAclOpExecutor(executor), 0);
    CHECK_EQUAL(aclDestroyTensorList(list), 0);
    CHECK_EQUAL(aclDestroyTensor(result), 0);
}

void test_a_late_failure_is_reported_by_the_stream() {
    const Operands operands;
    const auto failing = [](const std::vector<void*>&) { return fail(507000, "the kernel failed late"); };
    const auto executor = [&] {
        return make_executor(name, retained({operands.tensors[0]}), 1, fake_work(failing), 0);
    };
    CHECK_EQUAL(run(executor()), 0);
    CHECK_REFUSED(aclrtSynchronizeStream(nullptr), 507000, "the kernel failed late");
    CHECK_REFUSED(run_now(executor()), 507000, "the kernel failed late");
}

void test_run_now_needs_no_device() {
    Operands operands;
    CHECK_EQUAL(run_now(operands.executor(1 << 20)), 0);  // nor workspace
    CHECK_EQUAL(operands.out, 3);
    CHECK_EQUAL(aclSetRawTensorAddr(operands.tensors[0], nullptr), 0);
    CHECK_REFUSED(run_now(operands.executor()), 161001, name, "data", "null");
}

void test_ten_thousand_executors_in_flight() {
    constexpr size_t count = 10000;
    std::vector<int> results(count);
    std::vector<aclOpExecutor*> executors;
    int one = 1;
    aclTensor* const input = tensor_of(&one);
    for (size_t i = 0; i < count; ++i) {
        aclTensor* const output = tensor_of(&results[i]);
        executors.push_back(adder(input, input, output));
        CHECK_EQUAL(aclDestroyTensor(output), 0);
    }
    Gate gate;
    enqueue(nullptr, [&] {
        gate.pass();
        return ACL_SUCCESS;
    });
    for (aclOpExecutor* executor : executors) {
        CHECK_EQUAL(run(executor), 0);
    }
    CHECK_EQUAL(aclDestroyTensor(input), 0);
    gate.open();
    CHECK_EQUAL(aclrtSynchronizeDevice(), 0);
    CHECK_EQUAL(std::accumulate(results.begin(), results.end(), 0), static_cast<int>(2 * count));
    for (aclOpExecutor* executor : executors) {
        CHECK_REFUSED(run(executor), 561000, "not live");
    }
}

}  // namespace

int main() {
    test_without_a_device();
    test_run_now_needs_no_device();
    CHECK_EQUAL(aclrtSetDevice(0), 0);
    test_phase_two_consumes();
    test_random_executors();
    test_null_executors();
    test_an_executor_that_never_ran_is_destroyed();
    test_order_of_checks();
    test_the_executor_of_another_operator();
    test_tensors_without_elements_need_no_data();
    test_addresses_are_read_in_phase_two();
    test_tensors_may_be_destroyed_between_the_phases();
    test_a_repeatable_executor();
    test_set_address(aclSetInputTensorAddr, "aclSetInputTensorAddr", 0, 2);
    test_set_address(aclSetOutputTensorAddr, "aclSetOutputTensorAddr", 2, 1);
    test_set_address(aclSetTensorAddr, "aclSetTensorAddr", 0, 3);
    test_set_address(AclSetInputTensorAddr, "aclSetInputTensorAddr", 0, 2);
    test_set_address(AclSetOutputTensorAddr, "aclSetOutputTensorAddr", 2, 1);
    test_set_address(AclSetTensorAddr, "aclSetTensorAddr", 0, 3);
    test_set_member_address(aclSetDynamicInputTensorAddr, "aclSetDynamicInputTensorAddr", 1, 0, 0, 2);
    test_set_member_address(aclSetDynamicOutputTensorAddr, "aclSetDynamicOutputTensorAddr", 1, 0, 2, 1);
    test_set_member_address(aclSetDynamicTensorAddr, "aclSetDynamicTensorAddr", 2, 1, 2, 1);
    test_set_member_address(AclSetDynamicInputTensorAddr, "aclSetDynamicInputTensorAddr", 1, 0, 0, 2);
    test_set_member_address(AclSetDynamicOutputTensorAddr, "aclSetDynamicOutputTensorAddr", 1, 0, 2, 1);
    test_set_member_address(AclSetDynamicTensorAddr, "aclSetDynamicTensorAddr", 2, 1, 2, 1);
    test_parameters_are_counted();
    test_a_late_failure_is_reported_by_the_stream();
    test_ten_thousand_executors_in_flight();
    CHECK_EQUAL(aclrtResetDevice(0), 0);
    return check::result();
}
