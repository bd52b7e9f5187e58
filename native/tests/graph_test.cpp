// SPDX-License-Identifier: Apache-2.0
//
// Captured graphs: work queued on a stream during capture runs when the graph is executed.
#include "ascendcl/graph.h"

#include <atomic>
#include <memory>
#include <thread>
#include <utility>
#include <vector>

#include "acl/acl.h"
#include "ascendcl/error.h"
#include "ascendcl/stream.h"
#include "tests/check.h"
#include "tests/fake_work.h"
#include "tests/gate.h"
#include "tests/streams.h"

using actgrad::enqueue;
using actgrad::fail;

namespace {

constexpr aclmdlRICaptureMode MODE = ACL_MODEL_RI_CAPTURE_MODE_GLOBAL;

void test_captured_work_runs_when_the_graph_does() {
    const aclrtStream stream = new_stream();
    int from = 1, to = 0;
    aclmdlRI graph = nullptr, captured = stream;
    aclmdlRICaptureStatus status = ACL_MODEL_RI_CAPTURE_STATUS_INVALIDATED;
    CHECK_EQUAL(aclmdlRICaptureGetInfo(stream, &status, &captured), 0);
    CHECK(status == ACL_MODEL_RI_CAPTURE_STATUS_NONE && !captured);
    CHECK_EQUAL(aclmdlRICaptureBegin(stream, MODE), 0);
    CHECK_EQUAL(aclmdlRICaptureGetInfo(stream, &status, nullptr), 0);
    CHECK_EQUAL(aclmdlRICaptureGetInfo(stream, &status, &captured), 0);
    CHECK(status == ACL_MODEL_RI_CAPTURE_STATUS_ACTIVE && captured);
    CHECK_REFUSED(aclmdlRIExecuteAsync(captured, nullptr), 107000, "still being captured");
    CHECK_EQUAL(aclrtMemcpyAsync(&to, sizeof to, &from, sizeof from, ACL_MEMCPY_DEVICE_TO_DEVICE, stream), 0);
    CHECK_EQUAL(aclmdlRICaptureEnd(stream, &graph), 0);
    CHECK_EQUAL(graph, captured);
    CHECK_EQUAL(aclrtSynchronizeStream(stream), 0);
    CHECK_EQUAL(to, 0);
    for (from = 2; from < 5; ++from) {
        CHECK_EQUAL(aclmdlRIExecuteAsync(graph, stream), 0);
        CHECK_EQUAL(aclrtSynchronizeStream(stream), 0);
        CHECK_EQUAL(to, from);
    }
    CHECK_EQUAL(aclmdlRIDestroy(graph), 0);
    CHECK_EQUAL(aclrtDestroyStream(stream), 0);
}

void test_numbers_and_modes() {
    const aclrtStream stream = new_stream();
    aclmdlRI graphs[2] = {};
    uint32_t numbers[2] = {};
    for (int i = 0; i < 2; ++i) {
        CHECK_EQUAL(aclmdlRICaptureBegin(stream, MODE), 0);
        CHECK_EQUAL(aclmdlRICaptureEnd(stream, &graphs[i]), 0);
        CHECK_EQUAL(aclmdlRIGetId(graphs[i], &numbers[i]), 0);
    }
    CHECK_EQUAL(numbers[1], numbers[0] + 1);  // whatever else takes handles
    CHECK_REFUSED(aclmdlRIGetId(graphs[0], nullptr), 100000, "aclmdlRIGetId", "modelRIId is null");
    CHECK_REFUSED(aclmdlRIGetId(nullptr, &numbers[0]), 100000, "aclmdlRIGetId", "modelRI is null");
    aclmdlRICaptureMode mode = ACL_MODEL_RI_CAPTURE_MODE_RELAXED;
    CHECK_EQUAL(aclmdlRICaptureThreadExchangeMode(&mode), 0);
    CHECK_EQUAL(mode, ACL_MODEL_RI_CAPTURE_MODE_GLOBAL);
    CHECK_EQUAL(aclmdlRICaptureThreadExchangeMode(&mode), 0);
    CHECK_EQUAL(mode, ACL_MODEL_RI_CAPTURE_MODE_RELAXED);
    CHECK_REFUSED(aclmdlRICaptureThreadExchangeMode(nullptr), 100000, "mode is null");
    for (const aclmdlRI graph : graphs) {
        CHECK_EQUAL(aclmdlRIDestroy(graph), 0);
        CHECK_REFUSED(aclmdlRIGetId(graph, &numbers[0]), 107017, "is not a live graph");
    }
    CHECK_EQUAL(aclrtDestroyStream(stream), 0);
}

void test_streams_that_wait_for_an_event_of_it_are_captured_too() {
    const aclrtStream first = new_stream(), second = new_stream();
    aclrtEvent forked = nullptr, joined = nullptr;
    CHECK_EQUAL(aclrtCreateEvent(&forked), 0);
    CHECK_EQUAL(aclrtCreateEvent(&joined), 0);
    std::vector<int> order;
    aclmdlRI graph = nullptr;
    CHECK_EQUAL(aclmdlRICaptureBegin(first, MODE), 0);
    append_to(order, first, 1);
    CHECK_EQUAL(aclrtRecordEvent(forked, first), 0);
    CHECK_EQUAL(aclrtStreamWaitEvent(second, forked), 0);
    append_to(order, second, 2);
    CHECK_EQUAL(aclrtRecordEvent(joined, second), 0);
    CHECK_EQUAL(aclrtStreamWaitEvent(first, joined), 0);
    append_to(order, first, 3);
    CHECK_REFUSED(aclmdlRICaptureEnd(second, &graph), 107000, "aclmdlRICaptureEnd", "began");
    CHECK_REFUSED(aclrtSynchronizeEvent(joined), 107003, "graph");
    aclrtEventStatus status = ACL_EVENT_STATUS_COMPLETE;
    CHECK_EQUAL(aclrtQueryEvent(joined, &status), 0);
    CHECK_EQUAL(status, ACL_EVENT_STATUS_NOT_READY);
    CHECK_EQUAL(aclmdlRICaptureEnd(first, &graph), 0);
    CHECK(order.empty());
    CHECK_REFUSED(aclrtStreamWaitEvent(second, forked), 107000, "ended");
    append_to(order, second, 0);  // neither is captured any more
    CHECK_EQUAL(aclrtSynchronizeStream(second), 0);
    CHECK_EQUAL(aclmdlRIExecuteAsync(graph, second), 0);
    CHECK_EQUAL(aclrtSynchronizeStream(second), 0);
    CHECK(order == (std::vector<int>{0, 1, 2, 3}));
    CHECK_EQUAL(aclmdlRIDestroy(graph), 0);
    for (aclrtEvent event : {forked, joined}) {
        CHECK_EQUAL(aclrtDestroyEvent(event), 0);
    }
    CHECK_EQUAL(aclrtDestroyStream(first), 0);
    CHECK_EQUAL(aclrtDestroyStream(second), 0);
}

void test_what_a_captured_stream_refuses() {
    const aclrtStream stream = new_stream(), other = new_stream();
    aclrtEvent outside = nullptr;
    CHECK_EQUAL(aclrtCreateEvent(&outside), 0);
    CHECK_EQUAL(aclrtRecordEvent(outside, other), 0);
    aclmdlRI graph = nullptr;
    CHECK_REFUSED(aclmdlRICaptureEnd(stream, &graph), 107000, "aclmdlRICaptureEnd", "aclmdlRICaptureBegin");
    CHECK_REFUSED(aclmdlRICaptureBegin(stream, static_cast<aclmdlRICaptureMode>(3)), 107000, "mode is 3");
    CHECK_EQUAL(aclmdlRICaptureBegin(stream, MODE), 0);
    aclrtStreamStatus status;
    CHECK_REFUSED(aclmdlRICaptureBegin(stream, MODE), 107003, "aclmdlRICaptureBegin", "captured");
    CHECK_REFUSED(aclrtSynchronizeStream(stream), 107003, "aclrtSynchronizeStream", "aclmdlRICaptureEnd");
    CHECK_REFUSED(aclrtSynchronizeStreamWithTimeout(stream, 10), 107003, "captured");
    CHECK_REFUSED(aclrtStreamQuery(stream, &status), 107003, "captured");
    CHECK_REFUSED(aclrtStreamWaitEvent(stream, outside), 107000, "outside of the graph");
    CHECK_REFUSED(aclmdlRICaptureEnd(stream, nullptr), 100000, "modelRI is null");
    CHECK_EQUAL(aclmdlRICaptureBegin(other, MODE), 0);
    CHECK_EQUAL(aclrtRecordEvent(outside, other), 0);
    CHECK_REFUSED(aclrtStreamWaitEvent(stream, outside), 107000, "another graph");
    CHECK_EQUAL(aclmdlRICaptureEnd(stream, &graph), 0);
    CHECK_REFUSED(aclmdlRIExecuteAsync(graph, other), 107003, "captured");
    CHECK_EQUAL(aclrtDestroyStream(other), 0);  // which ends its capture
    CHECK_EQUAL(aclmdlRIDestroy(graph), 0);
    CHECK_REFUSED(aclmdlRIDestroy(graph), 107017, "aclmdlRIDestroy", "not a live graph");
    CHECK_REFUSED(aclmdlRICaptureGetInfo(stream, nullptr, &graph), 100000, "status is null");
    CHECK_REFUSED(aclmdlRIDestroy(nullptr), 100000, "modelRI is null");
    CHECK_REFUSED(aclmdlRIExecuteAsync(graph, stream), 107017, "aclmdlRIExecuteAsync", "not a live graph");
    CHECK_REFUSED(aclmdlRIExecuteAsync(nullptr, stream), 100000, "modelRI is null");
    CHECK_EQUAL(aclrtDestroyEvent(outside), 0);
    CHECK_EQUAL(aclrtDestroyStream(stream), 0);
}

void test_a_failure_is_the_streams_and_the_rest_runs() {
    const aclrtStream stream = new_stream();
    std::vector<int> order;
    aclmdlRI graph = nullptr;
    CHECK_EQUAL(aclmdlRICaptureBegin(stream, MODE), 0);
    enqueue(stream, [] { return fail(507000, "it failed"); });
    append_to(order, stream, 1);
    CHECK_EQUAL(aclmdlRICaptureEnd(stream, &graph), 0);
    for (size_t times = 1; times < 3; ++times) {
        CHECK_EQUAL(aclmdlRIExecuteAsync(graph, stream), 0);
        CHECK_REFUSED(aclrtSynchronizeStream(stream), 507000, "it failed");
        CHECK_EQUAL(order.size(), times);
    }
    CHECK_EQUAL(aclmdlRIDestroy(graph), 0);
    CHECK_EQUAL(aclrtDestroyStream(stream), 0);
}

void test_a_graph_lives_while_it_is_queued() {
    const aclrtStream stream = new_stream();
    Gate gate;
    int ran = 0;
    aclmdlRI graph = nullptr;
    CHECK_EQUAL(aclmdlRICaptureBegin(stream, MODE), 0);
    enqueue(stream, [&] {
        gate.pass();
        ++ran;
        return ACL_SUCCESS;
    });
    CHECK_EQUAL(aclmdlRICaptureEnd(stream, &graph), 0);
    CHECK_EQUAL(aclmdlRIExecuteAsync(graph, stream), 0);
    CHECK_EQUAL(aclmdlRIDestroy(graph), 0);
    gate.open();
    CHECK_EQUAL(aclrtSynchronizeStream(stream), 0);
    CHECK_EQUAL(ran, 1);
    CHECK_EQUAL(aclrtDestroyStream(stream), 0);
}

// Work on the calling thread, such as PyTorch's operators, keeps its position among the work on the stream.
void test_work_of_the_host_keeps_its_place() {
    const aclrtStream stream = new_stream();
    std::vector<int> order;
    std::thread::id ran_on;
    const int64_t size = 1;
    float value = 0;
    const aclTensor* tensor = aclCreateTensor(&size, 1, ACL_FLOAT, nullptr, 0, ACL_FORMAT_ND, &size, 1, &value);
    auto work = std::make_unique<FakeWork>([&](const std::vector<void*>&) {
        order.push_back(2);
        ran_on = std::this_thread::get_id();
        return ACL_SUCCESS;
    });
    aclOpExecutor* executor = actgrad::make_executor("aclnnOfTheHost", retained({tensor}), 1, std::move(work), 0);
    aclmdlRI graph = nullptr;
    CHECK_EQUAL(aclmdlRICaptureBegin(stream, MODE), 0);
    append_to(order, stream, 1);
    const auto found = actgrad::find_stream(stream);
    const auto captured = found->graph();
    CHECK_EQUAL(actgrad::run_in_graph(executor, *captured, *found), 0);
    append_to(order, stream, 3);
    CHECK_EQUAL(aclmdlRICaptureEnd(stream, &graph), 0);
    CHECK_EQUAL(aclDestroyTensor(tensor), 0);  // the graph keeps it
    CHECK(order.empty());
    for (int i = 0; i < 2; ++i) {
        CHECK_EQUAL(aclmdlRIExecuteAsync(graph, stream), 0);
        CHECK_EQUAL(aclrtSynchronizeStream(stream), 0);
    }
    CHECK(order == (std::vector<int>{1, 2, 3, 1, 2, 3}));
    CHECK(ran_on == std::this_thread::get_id());
    enqueue(stream, [&] {
        CHECK_REFUSED(aclmdlRIExecuteAsync(graph, stream), 107003, "aclmdlRIExecuteAsync", "wait for itself");
        return ACL_SUCCESS;
    });
    CHECK_EQUAL(aclrtSynchronizeStream(stream), 0);
    CHECK_EQUAL(order.size(), 6u);
    CHECK_EQUAL(aclmdlRIDestroy(graph), 0);
    CHECK_EQUAL(aclrtDestroyStream(stream), 0);
}

// As all work of phase two.
void test_work_of_the_host_keeps_the_addresses_of_its_call() {
    const aclrtStream stream = new_stream();
    const int64_t size = 1;
    int values[] = {0, 0};
    aclTensor* const tensor = aclCreateTensor(&size, 1, ACL_INT32, nullptr, 0, ACL_FORMAT_ND, &size, 1, &values[0]);
    auto work = std::make_unique<FakeWork>([](const std::vector<void*>& addresses) {
        ++*static_cast<int*>(addresses[0]);
        return ACL_SUCCESS;
    });
    aclOpExecutor* executor = actgrad::make_executor("aclnnOfTheHost", retained({tensor}), 1, std::move(work), 0);
    CHECK_EQUAL(aclSetAclOpExecutorRepeatable(executor), 0);
    aclmdlRI graph = nullptr;
    CHECK_EQUAL(aclmdlRICaptureBegin(stream, MODE), 0);
    const auto found = actgrad::find_stream(stream);
    const auto captured = found->graph();
    for (int& value : values) {
        CHECK_EQUAL(aclSetInputTensorAddr(executor, 0, tensor, &value), 0);
        CHECK_EQUAL(actgrad::run_in_graph(executor, *captured, *found), 0);
    }
    CHECK_EQUAL(aclSetInputTensorAddr(executor, 0, tensor, nullptr), 0);
    CHECK_REFUSED(actgrad::run_in_graph(executor, *captured, *found), 161001, "aclnnOfTheHost", "null");
    CHECK_EQUAL(aclmdlRICaptureEnd(stream, &graph), 0);
    CHECK_EQUAL(aclDestroyAclOpExecutor(executor), 0);
    CHECK_EQUAL(aclmdlRIExecute(graph, -1), 0);
    CHECK(values[0] == 1 && values[1] == 1);
    CHECK_EQUAL(aclmdlRIDestroy(graph), 0);
    CHECK_EQUAL(aclDestroyTensor(tensor), 0);
    CHECK_EQUAL(aclrtDestroyStream(stream), 0);
}

void test_work_of_the_host_after_the_capture_is_refused() {
    const aclrtStream stream = new_stream();
    auto work = std::make_unique<FakeWork>([](const std::vector<void*>&) { return ACL_SUCCESS; });
    aclOpExecutor* executor = actgrad::make_executor("aclnnTooLate", retained({}), 0, std::move(work), 0);
    aclmdlRI graph = nullptr;
    CHECK_EQUAL(aclmdlRICaptureBegin(stream, MODE), 0);
    const auto found = actgrad::find_stream(stream);
    const auto captured = found->graph();
    CHECK_EQUAL(aclmdlRICaptureEnd(stream, &graph), 0);  // as another thread may
    CHECK_REFUSED(actgrad::run_in_graph(executor, *captured, *found), 361001, "aclnnTooLate", "ended its capture");
    CHECK_EQUAL(aclmdlRIDestroy(graph), 0);
    CHECK_EQUAL(aclrtDestroyStream(stream), 0);
}

// Two streams may execute one graph; its nodes never run concurrently.
void test_a_graph_on_two_streams() {
    const aclrtStream first = new_stream(), second = new_stream();
    int count = 0;
    aclmdlRI graph = nullptr;
    CHECK_EQUAL(aclmdlRICaptureBegin(first, MODE), 0);
    enqueue(first, [&] {
        ++count;
        return ACL_SUCCESS;
    });
    CHECK_EQUAL(aclmdlRICaptureEnd(first, &graph), 0);
    for (int i = 0; i < 500; ++i) {
        CHECK_EQUAL(aclmdlRIExecuteAsync(graph, i % 2 ? first : second), 0);
    }
    CHECK_EQUAL(aclrtDestroyStream(first), 0);
    CHECK_EQUAL(aclrtDestroyStream(second), 0);
    CHECK_EQUAL(count, 500);
    CHECK_EQUAL(aclmdlRIDestroy(graph), 0);
}

// Nothing can end its capture any more.
void test_a_graph_goes_with_a_stream_that_is_destroyed_in_the_capture() {
    const aclrtStream stream = new_stream();
    aclmdlRICaptureStatus status;
    aclmdlRI graph = nullptr;
    CHECK_EQUAL(aclmdlRICaptureBegin(stream, MODE), 0);
    const auto kept = std::make_shared<int>(0);
    enqueue(stream, [kept] { return ACL_SUCCESS; });
    CHECK_EQUAL(aclmdlRICaptureGetInfo(stream, &status, &graph), 0);
    CHECK_EQUAL(aclrtDestroyStream(stream), 0);
    CHECK_EQUAL(kept.use_count(), 1);
    CHECK_REFUSED(aclmdlRIExecuteAsync(graph, nullptr), 107017, "is not a live graph");
}

// Another thread's work comes before or after all of a run.
void test_a_run_is_not_interrupted() {
    constexpr int nodes = 20;
    const aclrtStream stream = new_stream();
    int count = 0, interrupted = 0;
    aclmdlRI graph = nullptr;
    CHECK_EQUAL(aclmdlRICaptureBegin(stream, MODE), 0);
    for (int i = 0; i < nodes; ++i) {
        enqueue(stream, [&] {
            ++count;
            return ACL_SUCCESS;
        });
    }
    CHECK_EQUAL(aclmdlRICaptureEnd(stream, &graph), 0);
    std::atomic<bool> done{false};
    std::thread other([&] {
        while (!done) {
            enqueue(stream, [&] {
                interrupted += count % nodes != 0;
                return ACL_SUCCESS;
            });
            std::this_thread::yield();
        }
    });
    for (int i = 0; i < 2000; ++i) {
        CHECK_EQUAL(aclmdlRIExecuteAsync(graph, stream), 0);
    }
    done = true;
    other.join();
    CHECK_EQUAL(aclrtDestroyStream(stream), 0);
    CHECK_EQUAL(count, 2000 * nodes);
    CHECK_EQUAL(interrupted, 0);
    CHECK_EQUAL(aclmdlRIDestroy(graph), 0);
}

void test_a_graph_that_the_caller_waits_for() {
    const aclrtStream stream = new_stream();
    int count = 0;
    aclmdlRI graph = nullptr;
    CHECK_EQUAL(aclmdlRICaptureBegin(stream, MODE), 0);
    enqueue(stream, [&] {
        ++count;
        return ACL_SUCCESS;
    });
    CHECK_EQUAL(aclmdlRICaptureEnd(stream, &graph), 0);
    CHECK_EQUAL(aclmdlRIExecute(graph, -1), 0);
    CHECK_EQUAL(count, 1);
    CHECK_REFUSED(aclmdlRIExecute(graph, -2), 107000, "aclmdlRIExecute", "timeout is -2");
    CHECK_EQUAL(aclmdlRIDestroy(graph), 0);
    CHECK_REFUSED(aclmdlRIExecute(graph, -1), 107017, "aclmdlRIExecute", "is not a live graph");
    CHECK_EQUAL(aclrtDestroyStream(stream), 0);
}

}  // namespace

int main() {
    CHECK_EQUAL(aclrtSetDevice(0), 0);
    test_captured_work_runs_when_the_graph_does();
    test_numbers_and_modes();
    test_streams_that_wait_for_an_event_of_it_are_captured_too();
    test_what_a_captured_stream_refuses();
    test_a_failure_is_the_streams_and_the_rest_runs();
    test_a_graph_lives_while_it_is_queued();
    test_work_of_the_host_keeps_its_place();
    test_work_of_the_host_keeps_the_addresses_of_its_call();
    test_work_of_the_host_after_the_capture_is_refused();
    test_a_graph_on_two_streams();
    test_a_graph_goes_with_a_stream_that_is_destroyed_in_the_capture();
    test_a_run_is_not_interrupted();
    test_a_graph_that_the_caller_waits_for();
    CHECK_EQUAL(aclrtResetDevice(0), 0);
    return check::result();
}
