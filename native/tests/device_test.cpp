// SPDX-License-Identifier: Apache-2.0
//
// Section 4 of the framework contract: devices and contexts.
#include <thread>

#include "ascendcl/stream.h"
#include "tests/check.h"
#include "tests/gate.h"

namespace {

int32_t device() {
    int32_t number = -1;
    return aclrtGetDevice(&number) == ACL_SUCCESS ? number : -1;
}

void test_without_a_device() {
    int32_t number = 77;
    aclrtContext context = nullptr;
    CHECK_REFUSED(aclrtGetDevice(&number), 107002, "aclrtGetDevice", "aclrtSetDevice");
    CHECK_EQUAL(number, 77);
    CHECK_REFUSED(aclrtGetCurrentContext(&context), 107002, "aclrtGetCurrentContext", "no device");
    CHECK_REFUSED(aclrtSynchronizeDevice(), 107002, "aclrtSynchronizeDevice", "no device");
    CHECK_REFUSED(aclrtSynchronizeStream(nullptr), 107002, "aclrtSynchronizeStream", "stream is null", "no device");
    CHECK_REFUSED(aclrtResetDevice(0), 507007, "aclrtResetDevice", "deviceId is 0", "not set");
}

void test_bad_arguments() {
    for (const int32_t bad : {-1, 2, 2147483647}) {
        aclrtContext context = nullptr;
        CHECK_REFUSED(aclrtSetDevice(bad), 107001, "aclrtSetDevice", "deviceId", std::to_string(bad).c_str(),
                      "below 2");
        CHECK_REFUSED(aclrtResetDevice(bad), 107001, "aclrtResetDevice", "deviceId");
        CHECK_REFUSED(aclrtCreateContext(&context, bad), 107001, "aclrtCreateContext", "deviceId");
        CHECK_EQUAL(context, static_cast<void*>(nullptr));
    }
    CHECK_REFUSED(aclrtGetDevice(nullptr), 100000, "aclrtGetDevice", "deviceId is null");
    CHECK_REFUSED(aclrtGetDeviceCount(nullptr), 100000, "aclrtGetDeviceCount", "count is null");
    int32_t peer = 0;
    CHECK_EQUAL(aclrtDeviceCanAccessPeer(&peer, 0, 0), 0);
    CHECK_EQUAL(peer, 1);
    CHECK_REFUSED(aclrtDeviceCanAccessPeer(nullptr, 0, 0), 100000, "aclrtDeviceCanAccessPeer", "canAccessPeer is null");
    CHECK_REFUSED(aclrtDeviceCanAccessPeer(&peer, 0, 64), 107001, "aclrtDeviceCanAccessPeer", "deviceId is 64");
    CHECK_EQUAL(aclrtDeviceEnablePeerAccess(0, 0), 0);
    CHECK_EQUAL(aclrtDeviceDisablePeerAccess(0), 0);
    CHECK_REFUSED(aclrtDeviceDisablePeerAccess(-1), 107001, "aclrtDeviceDisablePeerAccess", "deviceId is -1");
    aclrtRunMode mode = ACL_DEVICE;
    CHECK_EQUAL(aclrtGetRunMode(&mode), 0);
    CHECK_EQUAL(static_cast<int>(mode), static_cast<int>(ACL_HOST));
    CHECK_REFUSED(aclrtGetRunMode(nullptr), 100000, "aclrtGetRunMode", "runMode is null");
    CHECK_REFUSED(aclrtDeviceEnablePeerAccess(-1, 0), 107001, "aclrtDeviceEnablePeerAccess", "deviceId is -1");
}

void test_references_are_counted() {
    CHECK_EQUAL(aclrtSetDevice(0), 0);
    CHECK_EQUAL(aclrtSetDevice(0), 0);
    CHECK_EQUAL(aclrtResetDevice(0), 0);
    CHECK_EQUAL(device(), 0);
    CHECK_EQUAL(aclrtResetDevice(0), 0);
    CHECK_EQUAL(device(), -1);
    CHECK_REFUSED(aclrtResetDevice(0), 507007, "not set");
}

void test_the_latest_device_is_used() {
    CHECK_EQUAL(aclrtSetDevice(0), 0);
    CHECK_EQUAL(aclrtSetDevice(1), 0);
    CHECK_EQUAL(device(), 1);
    CHECK_EQUAL(aclrtResetDevice(0), 0);
    CHECK_EQUAL(device(), 1);
    CHECK_EQUAL(aclrtResetDevice(1), 0);
    CHECK_EQUAL(device(), -1);
}

void test_each_thread_has_its_own_device() {
    CHECK_EQUAL(aclrtSetDevice(1), 0);
    std::thread([] {
        CHECK_EQUAL(device(), -1);
        CHECK_EQUAL(aclrtSetDevice(0), 0);
        CHECK_EQUAL(aclrtSetDevice(1), 0);
        CHECK_EQUAL(aclrtResetDevice(1), 0);
        CHECK_EQUAL(device(), -1);  // its own last reference; the other thread's remains
        CHECK_EQUAL(aclrtResetDevice(0), 0);
    }).join();
    CHECK_EQUAL(device(), 1);
    std::thread([] { CHECK_EQUAL(aclrtResetDevice(1), 0); }).join();
    CHECK_EQUAL(device(), -1);  // the process's last reference
}

void test_a_forced_reset_gives_all_references_back() {
    CHECK_EQUAL(aclrtSetDevice(1), 0);
    CHECK_EQUAL(aclrtSetDevice(1), 0);
    std::thread([] {
        CHECK_EQUAL(aclrtSetDevice(1), 0);
        CHECK_EQUAL(aclrtResetDeviceForce(1), 0);
        CHECK_EQUAL(device(), -1);
    }).join();
    CHECK_EQUAL(device(), -1);
    CHECK_REFUSED(aclrtResetDeviceForce(1), 507007, "aclrtResetDeviceForce", "not set");
    CHECK_REFUSED(aclrtResetDeviceForce(2), 107001, "aclrtResetDeviceForce", "deviceId is 2");
    CHECK_EQUAL(aclrtSetDevice(1), 0);
    CHECK_EQUAL(aclrtResetDevice(1), 0);
    CHECK_EQUAL(device(), -1);
}

void test_reset_waits() {
    CHECK_EQUAL(aclrtSetDevice(0), 0);
    Gate gate;
    bool done = false;
    actgrad::enqueue(nullptr, [&] {
        gate.pass();
        done = true;
        return ACL_SUCCESS;
    });
    std::thread opener([&] { gate.open(); });
    CHECK_EQUAL(aclrtResetDevice(0), 0);
    CHECK(done);
    opener.join();
}

void test_default_streams_belong_to_devices() {
    CHECK_EQUAL(aclrtSetDevice(0), 0);
    Gate gate;
    actgrad::enqueue(nullptr, [&] {
        gate.pass();
        return ACL_SUCCESS;
    });
    CHECK_EQUAL(aclrtSetDevice(1), 0);
    CHECK_EQUAL(aclrtSynchronizeStream(nullptr), 0);
    CHECK_EQUAL(aclrtSynchronizeDevice(), 0);  // would hang if it waited for device 0
    gate.open();
    CHECK_EQUAL(aclrtResetDevice(1), 0);
    CHECK_EQUAL(aclrtResetDevice(0), 0);
}

void test_contexts() {
    aclrtContext first = nullptr, second = nullptr, now = nullptr;
    CHECK_EQUAL(aclrtCreateContext(&first, 0), 0);
    CHECK_EQUAL(device(), 0);
    CHECK_EQUAL(aclrtCreateContext(&second, 1), 0);
    CHECK_EQUAL(device(), 1);
    CHECK_EQUAL(aclrtGetCurrentContext(&now), 0);
    CHECK_EQUAL(now, second);
    CHECK_EQUAL(aclrtSetCurrentContext(first), 0);
    CHECK_EQUAL(device(), 0);
    std::thread([=] {
        CHECK_EQUAL(device(), -1);
        CHECK_EQUAL(aclrtSetCurrentContext(second), 0);
        CHECK_EQUAL(device(), 1);
        CHECK_EQUAL(aclrtDestroyContext(first), 0);
    }).join();
    CHECK_EQUAL(device(), -1);  // the other thread destroyed it
    CHECK_REFUSED(aclrtGetCurrentContext(&now), 107002, "no device");
    CHECK_REFUSED(aclrtSetCurrentContext(first), 107017, "aclrtSetCurrentContext", "not a live context");
    CHECK_REFUSED(aclrtDestroyContext(first), 107017, "aclrtDestroyContext", "not a live context");
    CHECK_EQUAL(aclrtDestroyContext(second), 0);
}

void test_context_of_set_device() {
    aclrtContext context = nullptr;
    CHECK_EQUAL(aclrtSetDevice(1), 0);
    CHECK_EQUAL(aclrtGetCurrentContext(&context), 0);
    CHECK_REFUSED(aclrtDestroyContext(context), 107000, "aclrtDestroyContext", "aclrtResetDevice");
    std::thread([=] {
        CHECK_EQUAL(aclrtSetCurrentContext(context), 0);
        CHECK_EQUAL(device(), 1);
    }).join();
    CHECK_EQUAL(aclrtResetDevice(1), 0);
    CHECK_REFUSED(aclrtSetCurrentContext(context), 107017, "not a live context");
    CHECK_EQUAL(aclrtSetDevice(1), 0);
    CHECK_REFUSED(aclrtSetCurrentContext(context), 107017, "not a live context");  // the new one is another
    CHECK_EQUAL(aclrtResetDevice(1), 0);
}

void test_bad_contexts() {
    int local = 0;
    CHECK_REFUSED(aclrtCreateContext(nullptr, 0), 100000, "aclrtCreateContext", "context is null");
    CHECK_REFUSED(aclrtDestroyContext(nullptr), 100000, "aclrtDestroyContext", "context is null");
    CHECK_REFUSED(aclrtSetCurrentContext(nullptr), 100000, "aclrtSetCurrentContext", "context is null");
    CHECK_REFUSED(aclrtGetCurrentContext(nullptr), 100000, "aclrtGetCurrentContext", "context is null");
    CHECK_REFUSED(aclrtSetCurrentContext(&local), 107017, "not a live context");
    CHECK_REFUSED(aclrtDestroyContext(&local), 107017, "not a live context");
}

void test_work_on_a_stream_may_not_wait() {
    CHECK_EQUAL(aclrtSetDevice(0), 0);
    aclrtContext context = nullptr;
    CHECK_EQUAL(aclrtCreateContext(&context, 0), 0);
    actgrad::enqueue(nullptr, [=] {
        CHECK_EQUAL(aclrtSetCurrentContext(context), 0);
        CHECK_REFUSED(aclrtResetDevice(0), 107003, "aclrtResetDevice", "wait for itself");
        CHECK_REFUSED(aclrtSynchronizeDevice(), 107003, "aclrtSynchronizeDevice", "wait for itself");
        CHECK_REFUSED(aclrtDestroyContext(context), 107003, "aclrtDestroyContext", "wait for itself");
        return ACL_SUCCESS;
    });
    CHECK_EQUAL(aclrtSynchronizeDevice(), 0);
    CHECK_EQUAL(aclrtDestroyContext(context), 0);
    CHECK_EQUAL(aclrtResetDevice(0), 0);
}

void test_what_a_device_tells_of_itself() {
    int64_t value = 0;
    for (const aclrtDevAttr cores : {ACL_DEV_ATTR_AICORE_CORE_NUM, ACL_DEV_ATTR_CUBE_CORE_NUM,
                                     ACL_DEV_ATTR_VECTOR_CORE_NUM, ACL_DEV_ATTR_AICPU_CORE_NUM}) {
        CHECK_EQUAL(aclrtGetDeviceInfo(0, cores, &value), 0);
        CHECK(value >= 1);
    }
    size_t free = 0, total = 0;
    CHECK_EQUAL(aclrtGetMemInfo(ACL_HBM_MEM, &free, &total), 0);
    CHECK_EQUAL(aclrtGetDeviceInfo(1, ACL_DEV_ATTR_TOTAL_GLOBAL_MEM_SIZE, &value), 0);
    CHECK_EQUAL(value, static_cast<int64_t>(total));
    CHECK_EQUAL(aclrtGetDeviceInfo(1, ACL_DEV_ATTR_PHY_CHIP_ID, &value), 0);
    CHECK_EQUAL(value, 1);
    CHECK_REFUSED(aclrtGetDeviceInfo(0, ACL_DEV_ATTR_L2_CACHE_SIZE, &value), 207000, "aclrtGetDeviceInfo", "302");
    CHECK_REFUSED(aclrtGetDeviceInfo(2, ACL_DEV_ATTR_IS_VIRTUAL, &value), 107001, "aclrtGetDeviceInfo", "deviceId");
    CHECK_REFUSED(aclrtGetDeviceInfo(0, ACL_DEV_ATTR_IS_VIRTUAL, nullptr), 100000, "aclrtGetDeviceInfo", "value");

    aclrtDeviceStatus status = ACL_RT_DEVICE_STATUS_ABNORMAL;
    CHECK_EQUAL(aclrtQueryDeviceStatus(1, &status), 0);
    CHECK_EQUAL(static_cast<int>(status), static_cast<int>(ACL_RT_DEVICE_STATUS_NORMAL));
    CHECK_REFUSED(aclrtQueryDeviceStatus(2, &status), 107001, "aclrtQueryDeviceStatus", "deviceId");
    CHECK_REFUSED(aclrtQueryDeviceStatus(0, nullptr), 100000, "aclrtQueryDeviceStatus", "deviceStatus");
}

}  // namespace

int main() {
    setenv("ACTGRAD_DEVICE_COUNT", "2", 1);
    test_without_a_device();
    test_bad_arguments();
    test_references_are_counted();
    test_the_latest_device_is_used();
    test_each_thread_has_its_own_device();
    test_a_forced_reset_gives_all_references_back();
    test_reset_waits();
    test_default_streams_belong_to_devices();
    test_contexts();
    test_context_of_set_device();
    test_bad_contexts();
    test_work_on_a_stream_may_not_wait();
    test_what_a_device_tells_of_itself();
    return check::result();
}
