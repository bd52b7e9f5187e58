// SPDX-License-Identifier: Apache-2.0
//
// What torch_npu logs when its task queue is dead: from then on nothing can be waited for or copied, because memory
// has no results.
#include "acl/acl.h"
#include "check.h"

namespace {

constexpr const char* QUEUE = "NPUQueue.cpp";

struct Objects {
    aclrtStream stream = nullptr;
    aclrtEvent event = nullptr;
    void* device = nullptr;
    float host[4] = {};
};

Objects created() {
    Objects objects;
    CHECK_EQUAL(aclrtSetDevice(0), 0);
    CHECK_EQUAL(aclrtCreateStream(&objects.stream), 0);
    CHECK_EQUAL(aclrtCreateEvent(&objects.event), 0);
    CHECK_EQUAL(aclrtMalloc(&objects.device, sizeof objects.host, ACL_MEM_MALLOC_HUGE_FIRST), 0);
    CHECK_EQUAL(aclrtMemset(objects.device, sizeof objects.host, 0, sizeof objects.host), 0);
    CHECK_EQUAL(aclrtRecordEvent(objects.event, objects.stream), 0);
    return objects;
}

void check_that_everything_works(Objects& objects) {
    constexpr size_t size = sizeof objects.host;
    CHECK_EQUAL(aclrtSynchronizeStream(objects.stream), 0);
    CHECK_EQUAL(aclrtSynchronizeEvent(objects.event), 0);
    CHECK_EQUAL(aclrtSynchronizeDevice(), 0);
    CHECK_EQUAL(aclrtMemcpy(objects.host, size, objects.device, size, ACL_MEMCPY_DEVICE_TO_HOST), 0);
}

void check_that_nothing_is_read(Objects& objects, const char* words) {
    constexpr size_t size = sizeof objects.host;
    constexpr aclrtMemcpyKind kind = ACL_MEMCPY_DEVICE_TO_HOST;
    objects.host[0] = 7;
    CHECK_REFUSED(aclrtSynchronizeStream(objects.stream), 507000, "aclrtSynchronizeStream", "torch_npu drops", words);
    CHECK_REFUSED(aclrtSynchronizeStreamWithTimeout(objects.stream, 1000), 507000, "torch_npu drops", words);
    CHECK_REFUSED(aclrtSynchronizeDevice(), 507000, "torch_npu drops", words);
    CHECK_REFUSED(aclrtSynchronizeDeviceWithTimeout(1000), 507000, "torch_npu drops", words);
    CHECK_REFUSED(aclrtSynchronizeEvent(objects.event), 507000, "torch_npu drops", words);
    CHECK_REFUSED(aclrtSynchronizeEventWithTimeout(objects.event, 1000), 507000, "torch_npu drops", words);
    CHECK_REFUSED(aclrtMemcpy(objects.host, size, objects.device, size, kind), 507000, "torch_npu drops", words);
    CHECK_REFUSED(aclrtMemcpyAsync(objects.host, size, objects.device, size, kind, objects.stream), 507000,
                  "torch_npu drops", words);
    CHECK_REFUSED(aclrtMemcpy2d(objects.host, 8, objects.device, 8, 8, 2, kind), 507000, "torch_npu drops", words);
    CHECK_REFUSED(aclrtMemcpy2dAsync(objects.host, 8, objects.device, 8, 8, 2, kind, objects.stream), 507000,
                  "torch_npu drops", words);
    CHECK_EQUAL(objects.host[0], 7);
    // What releases memory goes on: destructors of the program call it.
    CHECK_EQUAL(aclrtDestroyEvent(objects.event), 0);
    CHECK_EQUAL(aclrtDestroyStream(objects.stream), 0);
    CHECK_EQUAL(aclrtFree(objects.device), 0);
}

void test_other_lines_of_the_log() {
    Objects objects = created();
    aclAppLog(ACL_ERROR, QUEUE, __func__, __LINE__, "[PTA]:call %s failed, ret=%d", "aclnnAdd", 161002);
    aclAppLog(ACL_INFO, QUEUE, __func__, __LINE__, "can't call Enqueue() for executing and op name is=%s.", "Add");
    aclAppLog(ACL_ERROR, QUEUE, __func__, __LINE__, nullptr);
    aclAppLog(ACL_ERROR, __func__, __FILE__, __LINE__, "Inner error happened");  // of the program itself
    aclAppLog(ACL_ERROR, nullptr, nullptr, 0, "Inner error happened");
    check_that_everything_works(objects);
}

void test_a_failure_in_the_queue() {
    Objects objects = created();
    aclAppLog(ACL_ERROR, QUEUE, __func__, __LINE__, "[PTA]:---Thread---%llu: device = %d, ret = %d", 1ULL, 0, 1);
    check_that_nothing_is_read(objects, "failed in its task queue");
}

void test_a_dropped_operator() {
    Objects objects = created();
    check_that_everything_works(objects);
    aclAppLog(ACL_ERROR, __func__, QUEUE, __LINE__,
              "[PTA]:Task queue thread is exit, can't call Enqueue() for executing and op name is=%s.", "aclnnAdd");
    check_that_nothing_is_read(objects, "failed in its task queue");
}

void test_a_dead_queue() {
    Objects objects = created();
    for (const char* name : {"aclnnSilu", "aclnnAdd"}) {
        aclAppLog(ACL_ERROR, QUEUE, __func__, __LINE__, "[PTA]:%s", name);
        aclAppLog(ACL_ERROR, QUEUE, __func__, __LINE__, "[PTA]:Inner error happened, detail: the operator is %s", name);
    }
    check_that_nothing_is_read(objects, "its log says: Inner error happened, detail: the operator is aclnnSilu");
}

}  // namespace

int main() {
    for (const auto test :
         {test_other_lines_of_the_log, test_a_failure_in_the_queue, test_a_dropped_operator, test_a_dead_queue}) {
        CHECK_EQUAL(check::in_child(test), 0);
    }
    return check::result();
}
