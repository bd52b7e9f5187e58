// SPDX-License-Identifier: Apache-2.0
//
// With ASCEND_LAUNCH_BLOCKING=1, work runs synchronously. Also options, timeouts and versions.
#include <chrono>
#include <cstdlib>
#include <cstring>
#include <string>
#include <thread>
#include <vector>

#include "acl/acl_op_compiler.h"
#include "ascendcl/call.h"
#include "ascendcl/stream.h"
#include "tests/check.h"
#include "tests/gate.h"

namespace {

void test_work_runs_at_once() {
    aclrtStream stream = nullptr;
    CHECK_EQUAL(aclrtCreateStreamWithConfig(&stream, 0, 0), 0);
    std::thread::id worker;
    actgrad::enqueue(stream, [&] {
        worker = std::this_thread::get_id();
        CHECK_REFUSED(aclrtSynchronizeStream(nullptr), 107003, "aclrtSynchronizeStream", "wait for itself");
        return ACL_SUCCESS;
    });
    CHECK_EQUAL(worker == std::this_thread::get_id(), true);
    aclrtStreamStatus status = ACL_STREAM_STATUS_NOT_READY;
    CHECK_EQUAL(aclrtStreamQuery(stream, &status), 0);
    CHECK_EQUAL(status, ACL_STREAM_STATUS_COMPLETE);
    actgrad::enqueue(stream, [] { return actgrad::fail(ACL_ERROR_INTERNAL_ERROR, "the first failure"); });
    actgrad::enqueue(stream, [] { return actgrad::fail(ACL_ERROR_BAD_ALLOC, "the second"); });
    CHECK_REFUSED(aclrtSynchronizeStreamWithTimeout(stream, 0), 500000, "the first failure");
    CHECK_EQUAL(aclrtSynchronizeStreamWithTimeout(stream, -1), 0);
    CHECK_REFUSED(aclrtSynchronizeStreamWithTimeout(stream, -2), 107000, "timeout is -2");
    CHECK_EQUAL(aclrtSynchronizeDeviceWithTimeout(1000), 0);
    CHECK_EQUAL(aclrtDestroyStreamForce(stream), 0);
    CHECK_REFUSED(aclrtDestroyStreamForce(stream), 107017, "aclrtDestroyStreamForce");
}

void test_work_may_use_its_stream() {
    aclrtStream stream = nullptr;
    CHECK_EQUAL(aclrtCreateStream(&stream), 0);
    int from = 7, to = 0, after = 0;
    actgrad::enqueue(stream, [&] {
        aclrtStreamStatus status = ACL_STREAM_STATUS_COMPLETE;
        CHECK_EQUAL(aclrtMemcpyAsync(&to, sizeof to, &from, sizeof from, ACL_MEMCPY_DEVICE_TO_DEVICE, stream), 0);
        CHECK_EQUAL(aclrtStreamQuery(stream, &status), 0);
        CHECK_EQUAL(status, ACL_STREAM_STATUS_NOT_READY);  // this very work is not done
        after = to;
        return ACL_SUCCESS;
    });
    CHECK_EQUAL(after, 7);
    CHECK_EQUAL(aclrtSynchronizeStream(stream), 0);
    CHECK_EQUAL(aclrtDestroyStream(stream), 0);
}

int32_t device() {
    int32_t number = -1;
    return aclrtGetDevice(&number) == ACL_SUCCESS ? number : -1;
}

// Which had another device when it was captured.
void test_a_host_function_leaves_the_caller_its_device() {
    aclrtStream stream = nullptr;
    aclmdlRI graph = nullptr;
    int32_t seen = -1;
    CHECK_EQUAL(aclrtCreateStream(&stream), 0);
    CHECK_EQUAL(aclmdlRICaptureBegin(stream, ACL_MODEL_RI_CAPTURE_MODE_GLOBAL), 0);
    CHECK_EQUAL(aclrtLaunchHostFunc(stream, [](void* place) { *static_cast<int32_t*>(place) = device(); }, &seen), 0);
    CHECK_EQUAL(aclmdlRICaptureEnd(stream, &graph), 0);
    CHECK_EQUAL(aclrtSetDevice(1), 0);
    CHECK_EQUAL(aclmdlRIExecuteAsync(graph, stream), 0);
    CHECK_EQUAL(seen, 0);
    CHECK_EQUAL(device(), 1);
    CHECK_EQUAL(aclrtResetDevice(1), 0);
    CHECK_EQUAL(aclrtSetDevice(0), 0);
    CHECK_EQUAL(aclmdlRIDestroy(graph), 0);
    CHECK_EQUAL(aclrtDestroyStream(stream), 0);
}

// Plain variables, so that ThreadSanitizer detects a race.
void test_work_of_several_threads_runs_one_at_a_time() {
    aclrtStream stream = nullptr;
    CHECK_EQUAL(aclrtCreateStream(&stream), 0);
    int count = 0;
    const auto work = [&] {
        ++count;
        return ACL_SUCCESS;
    };
    std::vector<std::thread> threads;
    for (int i = 0; i < 4; ++i) {
        threads.emplace_back([&] {
            for (int round = 0; round < 100; ++round) {
                actgrad::enqueue(stream, [&] {
                    actgrad::enqueue(stream, work);
                    return work();
                });
            }
        });
    }
    for (std::thread& thread : threads) {
        thread.join();
    }
    CHECK_EQUAL(count, 800);
    CHECK_EQUAL(aclrtDestroyStream(stream), 0);
}

// As they would for a worker.
void test_other_threads_wait_for_work_that_runs() {
    aclrtStream stream = nullptr;
    CHECK_EQUAL(aclrtCreateStream(&stream), 0);
    Gate started, gate;
    std::thread launcher([&] {
        actgrad::enqueue(stream, [&] {
            started.open();
            gate.pass();
            return ACL_SUCCESS;
        });
    });
    started.pass();
    aclrtStreamStatus status = ACL_STREAM_STATUS_COMPLETE;
    CHECK_EQUAL(aclrtStreamQuery(stream, &status), 0);
    CHECK_EQUAL(status, ACL_STREAM_STATUS_NOT_READY);
    CHECK_REFUSED(aclrtSynchronizeStreamWithTimeout(stream, 1), 107020, "1 ms");
    gate.open();
    CHECK_EQUAL(aclrtDestroyStream(stream), 0);
    launcher.join();
}

void test_events() {
    aclrtEvent event = nullptr;
    aclrtEventRecordedStatus status = ACL_EVENT_RECORDED_STATUS_NOT_READY;
    CHECK_EQUAL(aclrtCreateEventExWithFlag(&event, 8), 0);
    CHECK_EQUAL(aclrtRecordEvent(event, nullptr), 0);
    CHECK_EQUAL(aclrtQueryEventStatus(event, &status), 0);
    CHECK_EQUAL(status, ACL_EVENT_RECORDED_STATUS_COMPLETE);
    CHECK_EQUAL(aclrtStreamWaitEvent(nullptr, event), 0);  // on its own stream
    CHECK_EQUAL(aclrtResetEvent(event, nullptr), 0);
    CHECK_EQUAL(aclrtQueryEventStatus(event, &status), 0);
    CHECK_EQUAL(status, ACL_EVENT_RECORDED_STATUS_NOT_READY);
    CHECK_EQUAL(aclrtDestroyEvent(event), 0);
}

// By another thread, which waits until the work is done.
void test_work_may_use_an_event_that_is_recorded_meanwhile() {
    aclrtStream stream = nullptr;
    aclrtEvent event = nullptr;
    CHECK_EQUAL(aclrtCreateStream(&stream), 0);
    CHECK_EQUAL(aclrtCreateEvent(&event), 0);
    std::thread recorder;
    actgrad::enqueue(stream, [&] {
        recorder = std::thread([&] { CHECK_EQUAL(aclrtRecordEvent(event, stream), 0); });
        std::this_thread::sleep_for(std::chrono::milliseconds(100));
        aclrtEventStatus status = ACL_EVENT_STATUS_COMPLETE;
        CHECK_EQUAL(aclrtQueryEvent(event, &status), 0);
        CHECK_EQUAL(status, ACL_EVENT_STATUS_NOT_READY);
        CHECK_EQUAL(aclrtRecordEvent(event, stream), 0);
        return ACL_SUCCESS;
    });
    recorder.join();
    CHECK_EQUAL(aclrtSynchronizeEvent(event), 0);
    CHECK_EQUAL(aclrtDestroyEvent(event), 0);
    CHECK_EQUAL(aclrtDestroyStream(stream), 0);
}

void test_options() {
    char text[16];
    CHECK_EQUAL(aclGetCompileoptSize(ACL_OP_JIT_COMPILE), std::strlen("disable") + 1);
    CHECK_EQUAL(aclGetCompileopt(ACL_OP_JIT_COMPILE, text, sizeof text), 0);
    CHECK_EQUAL(std::string(text), std::string("disable"));
    CHECK_REFUSED(aclGetCompileopt(ACL_OP_JIT_COMPILE, text, 3), 100000, "8 bytes are needed");
    CHECK_EQUAL(aclSetCompileopt(ACL_OP_JIT_COMPILE, "enable"), 0);
    CHECK_EQUAL(aclGetCompileopt(ACL_OP_JIT_COMPILE, text, sizeof text), 0);
    CHECK_EQUAL(std::string(text), std::string("enable"));
    int64_t value = -1;
    CHECK_EQUAL(aclrtGetSysParamOpt(ACL_OPT_DETERMINISTIC, &value), 0);
    CHECK_EQUAL(value, 0);
    CHECK_EQUAL(aclrtSetSysParamOpt(ACL_OPT_DETERMINISTIC, 1), 0);
    CHECK_EQUAL(aclrtGetSysParamOpt(ACL_OPT_DETERMINISTIC, &value), 0);
    CHECK_EQUAL(value, 1);
    CHECK_EQUAL(aclrtSetDeviceSatMode(ACL_RT_OVERFLOW_MODE_INFNAN), 0);
    CHECK_REFUSED(aclrtSetDeviceSatMode(ACL_RT_OVERFLOW_MODE_SATURATION), 207000, "aclrtSetDeviceSatMode");
    aclCANNPackageVersion version;
    CHECK_EQUAL(aclsysGetCANNVersion(0, &version), 0);
    CHECK_EQUAL(std::string(version.version), std::string("9.0.0"));
    int32_t major = 0, minor = -1, patch = -1;
    CHECK_EQUAL(aclrtGetVersion(&major, &minor, &patch), 0);
    CHECK(major == 1 && minor == 0 && patch == 0);
    CHECK_REFUSED(aclrtGetVersion(&major, nullptr, &patch), 100000, "a part of the version is null");
    aclAppLog(ACL_INFO, __func__, __FILE__, __LINE__, "a line with %d", 1);
}

}  // namespace

int main() {
    setenv("ASCEND_LAUNCH_BLOCKING", "1", 1);
    setenv("ACTGRAD_DEVICE_COUNT", "2", 1);
    CHECK_EQUAL(aclrtSetDevice(0), 0);
    test_work_runs_at_once();
    test_work_may_use_its_stream();
    test_a_host_function_leaves_the_caller_its_device();
    test_work_of_several_threads_runs_one_at_a_time();
    test_other_threads_wait_for_work_that_runs();
    test_events();
    test_work_may_use_an_event_that_is_recorded_meanwhile();
    test_options();
    return check::result();
}
