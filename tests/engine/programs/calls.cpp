// SPDX-License-Identifier: Apache-2.0
//
// Operators beside the family: values, streams, threads, refusals, results whose shape depends on data, exit.
#include <cmath>
#include <csignal>
#include <cstring>
#include <thread>

#include <sys/wait.h>
#include <unistd.h>

#include "aclnnop/aclnn_abs.h"
#include "aclnnop/aclnn_add.h"
#include "aclnnop/aclnn_binary_cross_entropy.h"
#include "aclnnop/aclnn_cat.h"
#include "aclnnop/aclnn_clipped_swiglu.h"
#include "aclnnop/aclnn_exp.h"
#include "aclnnop/aclnn_foreach_mul_scalar_v2.h"
#include "aclnnop/aclnn_masked_select.h"
#include "aclnnop/aclnn_matmul.h"
#include "aclnnop/aclnn_silent_check.h"
#include "aclnnop/aclnn_silu.h"
#include "aclnnop/aclnn_softmax_cross_entropy_with_logits.h"
#include "aclnnop/aclnn_trans_matmul_weight.h"
#include "program.h"

namespace {

uint64_t size = 0;
aclOpExecutor* executor = nullptr;

void add(const Floats& x, const Floats& y, Floats& out, aclrtStream stream) {
    uint64_t workspace = 0;
    aclOpExecutor* call = nullptr;
    aclScalar* const alpha = scalar(1);
    CHECK(aclnnAddGetWorkspaceSize(x.tensor, y.tensor, alpha, out.tensor, &workspace, &call) == 0);
    CHECK(aclnnAdd(nullptr, workspace, call, stream) == 0);
    aclDestroyScalar(alpha);
}

// What the family queues on a stream is done before an operator that PyTorch computes begins, and after it follows.
void streams_and_events() {
    aclrtStream first = nullptr, second = nullptr;
    aclrtEvent event = nullptr;
    CHECK(aclrtCreateStream(&first) == 0 && aclrtCreateStream(&second) == 0 && aclrtCreateEvent(&event) == 0);
    Floats x({64, 1024}, -30000), silu({64, 1024}), sum({64, 1024}), again({64, 1024});
    CHECK(aclnnSiluGetWorkspaceSize(x.tensor, silu.tensor, &size, &executor) == 0);
    CHECK(aclnnSilu(nullptr, size, executor, first) == 0);
    add(x, silu, sum, first);
    CHECK(aclrtRecordEvent(event, first) == 0 && aclrtStreamWaitEvent(second, event) == 0);
    CHECK(aclnnSiluGetWorkspaceSize(sum.tensor, again.tensor, &size, &executor) == 0);
    CHECK(aclnnSilu(nullptr, size, executor, second) == 0);
    CHECK(aclrtSynchronizeStream(second) == 0);
    for (size_t i = 0; i < sum.values.size(); ++i) {
        CHECK(sum.values[i] == x.values[i] + silu.values[i]);
    }
    CHECK(again.values.back() == sum.values.back());
    CHECK(aclrtDestroyEvent(event) == 0 && aclrtDestroyStream(first) == 0 && aclrtDestroyStream(second) == 0);
}

// The family's work on the stream and PyTorch's on this thread keep their order, each time that the graph runs.
void captured_graphs() {
    aclrtStream stream = nullptr;
    aclmdlRI graph = nullptr;
    CHECK(aclrtCreateStream(&stream) == 0);
    Floats x({2, 3}), silu({2, 3}), sum({2, 3}), again({2, 3});
    CHECK(aclmdlRICaptureBegin(stream, ACL_MODEL_RI_CAPTURE_MODE_GLOBAL) == 0);
    CHECK(aclnnSiluGetWorkspaceSize(x.tensor, silu.tensor, &size, &executor) == 0);
    CHECK(aclnnSilu(nullptr, size, executor, stream) == 0);
    add(x, silu, sum, stream);
    CHECK(aclnnSiluGetWorkspaceSize(sum.tensor, again.tensor, &size, &executor) == 0);
    CHECK(aclnnSilu(nullptr, size, executor, stream) == 0);
    CHECK(aclmdlRICaptureEnd(stream, &graph) == 0);
    CHECK(sum.values[5] == 5 && again.values[5] == 5);  // as they were
    for (const float value : {100.0f, 200.0f}) {        // whose SiLU is the value itself
        x.values[5] = value;
        CHECK(aclmdlRIExecuteAsync(graph, stream) == 0 && aclrtSynchronizeStream(stream) == 0);
        CHECK(sum.values[5] == 2 * value && again.values[5] == 2 * value);
    }
    CHECK(aclmdlRIDestroy(graph) == 0 && aclrtDestroyStream(stream) == 0);
}

// A repeatable executor takes new addresses for inputs and results.
void new_addresses() {
    Floats x({4}), y({4}, 10), first({4}), second({4});
    aclScalar* const alpha = scalar(1);
    CHECK(aclnnAddGetWorkspaceSize(x.tensor, y.tensor, alpha, first.tensor, &size, &executor) == 0);
    CHECK(aclSetAclOpExecutorRepeatable(executor) == 0 && aclnnAdd(nullptr, size, executor, nullptr) == 0);
    CHECK(aclSetInputTensorAddr(executor, 1, y.tensor, x.values.data()) == 0);
    CHECK(aclSetOutputTensorAddr(executor, 0, first.tensor, second.values.data()) == 0);
    CHECK(aclSetInputTensorAddr(executor, 2, first.tensor, second.values.data()) == 161002);
    CHECK(aclnnAdd(nullptr, size, executor, nullptr) == 0 && aclDestroyAclOpExecutor(executor) == 0);
    CHECK(first.values[3] == 16 && second.values[3] == 6);

    CHECK(aclnnInplaceAddGetWorkspaceSize(first.tensor, x.tensor, alpha, &size, &executor) == 0);
    CHECK(aclSetInputTensorAddr(executor, 1, x.tensor, x.values.data()) == 0);
    CHECK(aclSetOutputTensorAddr(executor, 0, first.tensor, first.values.data()) == 0);
    CHECK(aclnnInplaceAdd(nullptr, size, executor, nullptr) == 0 && first.values[3] == 19);

    // A list is one parameter, as an input and as a result; so is a tensor that is null.
    const aclTensor* const inputs[] = {x.tensor, y.tensor};
    const aclTensor* const results[] = {first.tensor, second.tensor};
    aclTensorList* const from = aclCreateTensorList(inputs, 2);
    aclTensorList* const to = aclCreateTensorList(results, 2);
    Floats moved({4}, 100), joined({8}), elsewhere({8});
    CHECK(aclnnCatGetWorkspaceSize(from, 0, joined.tensor, &size, &executor) == 0);
    CHECK(aclSetDynamicInputTensorAddr(executor, 0, 1, from, moved.values.data()) == 0);
    CHECK(aclSetInputTensorAddr(executor, 0, x.tensor, x.values.data()) == 161002);
    CHECK(aclSetTensorAddr(executor, 1, joined.tensor, elsewhere.values.data()) == 0);
    CHECK(aclnnCat(nullptr, size, executor, nullptr) == 0);
    CHECK(elsewhere.values[3] == 3 && elsewhere.values[7] == 103);

    CHECK(aclnnForeachMulScalarV2GetWorkspaceSize(from, alpha, to, &size, &executor) == 0);
    CHECK(aclSetDynamicInputTensorAddr(executor, 1, 0, to, moved.values.data()) == 161002);
    CHECK(aclSetDynamicOutputTensorAddr(executor, 0, 1, to, elsewhere.values.data()) == 0);
    CHECK(aclnnForeachMulScalarV2(nullptr, size, executor, nullptr) == 0 && elsewhere.values[2] == 102);

    CHECK(aclnnBinaryCrossEntropyGetWorkspaceSize(x.tensor, y.tensor, nullptr, 0, moved.tensor, &size, &executor) == 0);
    CHECK(aclSetTensorAddr(executor, 2, moved.tensor, moved.values.data()) == 161002);
    CHECK(aclSetTensorAddr(executor, 3, moved.tensor, moved.values.data()) == 0);
    CHECK(aclDestroyAclOpExecutor(executor) == 0);
    aclDestroyTensorList(from);
    aclDestroyTensorList(to);
    aclDestroyScalar(alpha);
}

// Work that waits, in a graph or for an event, has the addresses and the list's members of its phase two.
void addresses_of_waiting_work() {
    aclrtStream stream = nullptr;
    aclmdlRI graph = nullptr;
    uint64_t ready = 0;
    CHECK(aclrtCreateStream(&stream) == 0);
    Floats x({2}, 1), y({2}, 10), first({2}), second({2}), third({4});
    const aclTensor* const members[] = {x.tensor, y.tensor};
    aclTensorList* const list = aclCreateTensorList(members, 2);
    const auto run = [&](Floats& from, Floats& to) {
        CHECK(aclSetRawTensorAddr(x.tensor, from.values.data()) == 0);
        CHECK(aclSetRawTensorAddr(first.tensor, to.values.data()) == 0);
        CHECK(aclnnExpGetWorkspaceSize(x.tensor, first.tensor, &size, &executor) == 0);
        CHECK(aclnnExp(nullptr, size, executor, stream) == 0);
    };
    CHECK(aclmdlRICaptureBegin(stream, ACL_MODEL_RI_CAPTURE_MODE_GLOBAL) == 0);
    run(x, first);
    run(y, second);
    CHECK(aclnnCatGetWorkspaceSize(list, 0, third.tensor, &size, &executor) == 0);
    CHECK(aclnnCat(nullptr, size, executor, stream) == 0);
    run(x, first);
    CHECK(aclSetRawTensorAddr(x.tensor, nullptr) == 0);
    CHECK(aclnnExpGetWorkspaceSize(x.tensor, first.tensor, &size, &executor) == 0);
    CHECK(aclnnExp(nullptr, size, executor, stream) == 161001 && contains(said(), "aclnnExp: self "));
    CHECK(aclmdlRICaptureEnd(stream, &graph) == 0 && aclmdlRIExecute(graph, -1) == 0);
    CHECK(std::abs(first.values[0] - 2.7182817f) < 1e-6f && std::abs(second.values[0] - 22026.465f) < 1e-2f);
    CHECK(third.values[0] == 10 && third.values[2] == 10);

    first.values = second.values = {0, 0};
    CHECK(aclrtValueWait(&ready, 1, 1, stream) == 0);
    run(x, first);
    run(y, second);
    CHECK(aclrtValueWrite(&ready, 1, 0, nullptr) == 0 && aclrtSynchronizeStream(stream) == 0);
    CHECK(std::abs(first.values[0] - 2.7182817f) < 1e-6f && std::abs(second.values[0] - 22026.465f) < 1e-2f);
    CHECK(aclmdlRIDestroy(graph) == 0 && aclrtDestroyStream(stream) == 0);
    aclDestroyTensorList(list);
}

// A failure of the work before it does not consume a repeatable executor.
void failures_before() {
    Floats x({2, 2}), out({2, 1}), sum({2, 2});
    int64_t rows = -1;
    const int64_t one = 1;
    aclTensor* const group = aclCreateTensor(&one, 1, ACL_INT64, nullptr, 0, ACL_FORMAT_ND, &one, 1, &rows);
    aclScalar* const alpha = scalar(1);
    CHECK(aclnnAddGetWorkspaceSize(x.tensor, x.tensor, alpha, sum.tensor, &size, &executor) == 0);
    CHECK(aclSetAclOpExecutorRepeatable(executor) == 0);
    aclOpExecutor* failing = nullptr;
    CHECK(aclnnClippedSwigluGetWorkspaceSize(x.tensor, group, -1, 1, 7, 1, true, out.tensor, &size, &failing) == 0);
    CHECK(aclnnClippedSwiglu(nullptr, size, failing, nullptr) == 0);
    CHECK(aclnnAdd(nullptr, 0, executor, nullptr) == 361001 && contains(said(), "aclnnClippedSwiglu"));
    CHECK(aclnnAdd(nullptr, 0, executor, nullptr) == 0 && sum.values[3] == 6);
    CHECK(aclDestroyAclOpExecutor(executor) == 0);
    aclDestroyTensor(group);
    aclDestroyScalar(alpha);
}

void threads() {
    std::vector<std::thread> running;
    for (int number = 0; number < 4; ++number) {
        running.emplace_back([number] {
            CHECK(aclrtSetDevice(0) == 0);
            aclrtStream stream = nullptr;
            CHECK(aclrtCreateStream(&stream) == 0);
            const Floats x({3, 5}, static_cast<float>(number)), y({3, 5}, 1);
            for (int round = 0; round < 200; ++round) {
                Floats out({3, 5});
                add(x, y, out, stream);
                CHECK(out.values[0] == number + 1 && out.values[14] == number + 29);
            }
            CHECK(aclrtDestroyStream(stream) == 0);
        });
    }
    for (std::thread& thread : running) {
        thread.join();
    }
}

void refusals() {
    const Floats x({2, 3}), y({4, 5});
    Floats out({2, 5});
    CHECK(aclnnMatmulGetWorkspaceSize(x.tensor, y.tensor, out.tensor, 0, &size, &executor) == 161002);
    CHECK(contains(said(), "aclnnMatmul") && contains(said(), "RuntimeError") == false);
    CHECK(aclnnAbsGetWorkspaceSize(x.tensor, out.tensor, nullptr, &executor) == 161001);
    CHECK(aclnnSilentCheckGetWorkspaceSize(nullptr, nullptr, nullptr, nullptr, 0, 0, 0, 0, 0, 0, nullptr, &size,
                                           &executor) == 561003);
    CHECK(contains(said(), "aclnnSilentCheck is not supported"));
}

// Such a result tells its shape afterwards.
void shapes_from_data() {
    const Floats x({2, 3});
    Floats out({6});
    bool chosen[6] = {true, false, true, false, false, true};
    aclTensor* const mask =
        aclCreateTensor(x.sizes.data(), 2, ACL_BOOL, nullptr, 0, ACL_FORMAT_ND, x.sizes.data(), 2, chosen);
    CHECK(aclnnMaskedSelectGetWorkspaceSize(x.tensor, mask, out.tensor, &size, &executor) == 0);
    CHECK(aclnnMaskedSelect(nullptr, size, executor, nullptr) == 0);
    int64_t* sizes = nullptr;
    uint64_t rank = 0;
    CHECK(aclGetViewShape(out.tensor, &sizes, &rank) == 0 && rank == 1 && sizes[0] == 3);
    CHECK(out.values[0] == 0 && out.values[1] == 2 && out.values[2] == 5);
    delete[] sizes;
    aclDestroyTensor(mask);
}

void weights_keep_their_format() {
    const int64_t sizes[] = {6, 7};
    aclIntArray* const shape = aclCreateIntArray(sizes, 2);
    uint64_t elements = 0;
    CHECK(aclnnCalculateMatmulWeightSizeV2(shape, ACL_FLOAT, &elements) == 0 && elements == 42);
    CHECK(aclnnCalculateMatmulWeightSizeV2(nullptr, ACL_FLOAT, &elements) == 161001);
    Floats weight({6, 7});
    CHECK(aclnnTransMatmulWeightGetWorkspaceSize(weight.tensor, &size, &executor) == 0);
    CHECK(aclnnTransMatmulWeight(nullptr, size, executor, nullptr) == 0);
    CHECK(weight.values[41] == 41);
    aclDestroyIntArray(shape);
}

// The gradient is that of the loss, also for labels that do not sum to 1.
void labels_of_any_sum() {
    const Floats features({1, 3}), labels({1, 3});
    Floats loss({1}), gradient({1, 3});
    CHECK(aclnnSoftmaxCrossEntropyWithLogitsGetWorkspaceSize(features.tensor, labels.tensor, loss.tensor,
                                                             gradient.tensor, &size, &executor) == 0);
    CHECK(aclnnSoftmaxCrossEntropyWithLogits(nullptr, size, executor, nullptr) == 0);
    const float total = std::exp(0.0f) + std::exp(1.0f) + std::exp(2.0f);
    CHECK(std::abs(loss.values[0] - (3 * std::log(total) - 5)) < 1e-5f);
    for (int i = 0; i < 3; ++i) {
        const auto label = static_cast<float>(i);
        CHECK(std::abs(gradient.values[static_cast<size_t>(i)] - (3 * std::exp(label) / total - label)) < 1e-5f);
    }
}

// A child has no engine: it is refused, and does not hang.
void fork_after_the_start() {
    const pid_t child = fork();
    if (child == 0) {
        const Floats x({2}), y({2});
        Floats out({2});
        CHECK(aclrtSetDevice(0) == 0);
        aclScalar* const alpha = scalar(1);
        CHECK(aclnnAddGetWorkspaceSize(x.tensor, y.tensor, alpha, out.tensor, &size, &executor) == 361001);
        CHECK(contains(said(), "before fork"));
        _exit(0);
    }
    int status = -1;
    CHECK(waitpid(child, &status, 0) == child && status == 0);
}

// What Ctrl-C does to a program, it goes on doing: the interpreter catches no signal.
void* interrupt_handler() {
    struct sigaction action = {};
    CHECK(sigaction(SIGINT, nullptr, &action) == 0);
    return reinterpret_cast<void*>(action.sa_handler);
}

}  // namespace

int main(int count, char** words) {
    CHECK(aclInit(nullptr) == 0 && aclrtSetDevice(0) == 0);
    if (count > 1 && std::strcmp(words[1], "first") == 0) {  // the status and the text of the first call
        const Floats x({2, 2}), y({2, 2});
        Floats out({2, 2});
        aclScalar* const alpha = scalar(1);
        const int status = aclnnAddGetWorkspaceSize(x.tensor, y.tensor, alpha, out.tensor, &size, &executor);
        std::printf("%d %s\n", status, said().c_str());
        CHECK(aclnnSiluGetWorkspaceSize(x.tensor, out.tensor, &size, &executor) == 0);  // the family needs no engine
        return 0;
    }
    void* const handler = interrupt_handler();
    streams_and_events();
    captured_graphs();
    CHECK(interrupt_handler() == handler);
    new_addresses();
    addresses_of_waiting_work();
    failures_before();
    threads();
    refusals();
    shapes_from_data();
    weights_keep_their_format();
    labels_of_any_sum();
    fork_after_the_start();
    Floats left_queued({4, 4});
    CHECK(aclnnSiluGetWorkspaceSize(left_queued.tensor, left_queued.tensor, &size, &executor) == 0);
    CHECK(aclnnSilu(nullptr, size, executor, nullptr) == 0);
    std::puts("right");
    return 0;
}
