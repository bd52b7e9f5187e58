// SPDX-License-Identifier: Apache-2.0
//
// Operators on several threads and streams at once. Meant to be run under the sanitizers too.
#include <atomic>
#include <string>
#include <vector>

#include "aclnnop/aclnn_silu.h"
#include "aclnnop/aclnn_silu_backward.h"
#include "aclnnop/aclnn_swi_glu_grad.h"
#include "tests/check.h"
#include "tests/on_threads.h"
#include "tests/operator_tensor.h"

namespace {

constexpr int thread_count = 4;
constexpr int rounds = 20;
constexpr int64_t size = 40000;  // several threads of the pool take part

template <class Body>
void on_threads_with_device(const Body& body) {
    on_threads(thread_count, [&](int i) {
        CHECK_EQUAL(aclrtSetDevice(0), 0);
        body(static_cast<unsigned>(i));
        CHECK_EQUAL(aclrtResetDevice(0), 0);
    });
}

void queue_silu(std::vector<float>& from, std::vector<float>& to, aclrtStream stream) {
    const FloatTensor x(from, {size}), out(to, {size});
    uint64_t workspace = 0;
    aclOpExecutor* executor = nullptr;
    CHECK_EQUAL(aclnnSiluGetWorkspaceSize(x, out, &workspace, &executor), 0);
    CHECK_EQUAL(aclnnSilu(nullptr, workspace, executor, stream), 0);
}

void queue_gradients(std::vector<float>& dy, std::vector<float>& x, std::vector<float>& silu,
                     std::vector<float>& swiglu, aclrtStream stream) {
    uint64_t workspace = 0;
    aclOpExecutor* executor = nullptr;
    const FloatTensor whole_dy(dy, {size}), whole_x(x, {size}), silu_out(silu, {size});
    CHECK_EQUAL(aclnnSiluBackwardGetWorkspaceSize(whole_dy, whole_x, silu_out, &workspace, &executor), 0);
    CHECK_EQUAL(aclnnSiluBackward(nullptr, workspace, executor, stream), 0);
    const FloatTensor half_dy(dy, {size / 2}), swiglu_out(swiglu, {size});
    CHECK_EQUAL(aclnnSwiGluGradGetWorkspaceSize(half_dy, whole_x, 0, swiglu_out, &workspace, &executor), 0);
    CHECK_EQUAL(aclnnSwiGluGrad(nullptr, workspace, executor, stream), 0);
}

struct Results {
    std::vector<float> silu = std::vector<float>(size), swiglu = std::vector<float>(size);
};

Results alone(std::vector<float> dy, std::vector<float> x) {
    Results results;
    queue_gradients(dy, x, results.silu, results.swiglu, nullptr);
    CHECK_EQUAL(aclrtSynchronizeStream(nullptr), 0);
    return results;
}

// Each thread has a stream and data of its own.
void test_a_stream_for_each_thread() {
    std::vector<Results> expected;
    for (unsigned i = 0; i < thread_count; ++i) {
        expected.push_back(alone(numbers(size, i), numbers(size, 100 + i)));
    }
    on_threads_with_device([&](unsigned i) {
        aclrtStream stream = nullptr;
        CHECK_EQUAL(aclrtCreateStream(&stream), 0);
        std::vector<float> dy = numbers(size, i), x = numbers(size, 100 + i);
        for (int round = 0; round < rounds; ++round) {
            Results results;
            queue_gradients(dy, x, results.silu, results.swiglu, stream);
            CHECK_EQUAL(aclrtSynchronizeStream(stream), 0);
            CHECK(results.silu == expected[i].silu);
            CHECK(results.swiglu == expected[i].swiglu);
        }
        CHECK_EQUAL(aclrtDestroyStream(stream), 0);
    });
}

// All threads read the same inputs, and queue on the default stream.
void test_one_stream_for_all() {
    std::vector<float> dy = numbers(size, 7), x = numbers(size, 8);
    const Results expected = alone(dy, x);
    on_threads_with_device([&](unsigned) {
        for (int round = 0; round < rounds; ++round) {
            Results results;
            queue_gradients(dy, x, results.silu, results.swiglu, nullptr);
            CHECK_EQUAL(aclrtSynchronizeStream(nullptr), 0);
            CHECK(results.silu == expected.silu);
            CHECK(results.swiglu == expected.swiglu);
        }
    });
}

// Executors that one thread plans and another runs; the tensors are gone by then.
void test_phases_on_different_threads() {
    std::vector<float> x = numbers(size, 9), expected(size);
    queue_silu(x, expected, nullptr);
    CHECK_EQUAL(aclrtSynchronizeStream(nullptr), 0);
    std::vector<std::vector<float>> outputs(thread_count, std::vector<float>(size));
    std::vector<aclOpExecutor*> executors(thread_count);
    for (unsigned i = 0; i < thread_count; ++i) {
        const FloatTensor input(x, {size}), output(outputs[i], {size});
        uint64_t workspace = 0;
        CHECK_EQUAL(aclnnSiluGetWorkspaceSize(input, output, &workspace, &executors[i]), 0);
    }
    on_threads_with_device([&](unsigned i) {
        CHECK_EQUAL(aclnnSilu(nullptr, 0, executors[i], nullptr), 0);
        CHECK_EQUAL(aclrtSynchronizeStream(nullptr), 0);
        CHECK(outputs[i] == expected);
    });
}

// One executor that all threads try to consume: one of them may.
void test_one_executor_for_all() {
    std::vector<float> x = numbers(size, 10), out(size);
    for (int round = 0; round < rounds; ++round) {
        const FloatTensor input(x, {size}), output(out, {size});
        uint64_t workspace = 0;
        aclOpExecutor* executor = nullptr;
        CHECK_EQUAL(aclnnSiluGetWorkspaceSize(input, output, &workspace, &executor), 0);
        std::atomic<int> served{0};
        on_threads_with_device([&](unsigned) {
            const aclnnStatus status = aclnnSilu(nullptr, 0, executor, nullptr);
            CHECK(status == ACLNN_SUCCESS || status == ACLNN_ERR_INNER);
            served += status == ACLNN_SUCCESS;
            CHECK_EQUAL(aclrtSynchronizeStream(nullptr), 0);
        });
        CHECK_EQUAL(served, 1);
    }
}

// Refusals on all threads at once: each reads its own sentence.
void test_sentences_are_of_the_thread() {
    on_threads_with_device([](unsigned i) {
        std::vector<float> memory(64);
        for (int round = 0; round < rounds; ++round) {
            const FloatTensor x(memory, {4}), out(memory, {5 + i});
            uint64_t workspace = 0;
            aclOpExecutor* executor = nullptr;
            const std::string shape = "(shape [" + std::to_string(5 + i) + "])";
            CHECK_REFUSED(aclnnSiluGetWorkspaceSize(x, out, &workspace, &executor), 161002, shape.c_str());
        }
    });
}

}  // namespace

int main() {
    CHECK_EQUAL(aclrtSetDevice(0), 0);
    test_a_stream_for_each_thread();
    test_one_stream_for_all();
    test_phases_on_different_threads();
    test_one_executor_for_all();
    test_sentences_are_of_the_thread();
    CHECK_EQUAL(aclrtResetDevice(0), 0);
    return check::result();
}
