// SPDX-License-Identifier: Apache-2.0
#include "tests/strict/program.h"

// What a host function fills, of which nothing is known when the operator is queued.
int main() {
    Setting setting;
    void* const later = device_memory();
    aclTensor* const late = tensor(later);
    aclrtStream other = nullptr;
    aclrtEvent event = nullptr;
    aclrtCreateStream(&other);
    aclrtCreateEvent(&event);
    const auto fill = [](void* block) {
        const std::vector<float> ones(ELEMENTS, 1.0F);
        aclrtMemcpy(block, BYTES, ones.data(), BYTES, ACL_MEMCPY_HOST_TO_DEVICE);
    };
    aclrtRecordEvent(event, setting.stream);
    aclrtLaunchHostFunc(setting.stream, fill, later);
    if (right) {
        aclrtRecordEvent(event, setting.stream);
    }
    aclOpExecutor* executor = setting.phase_one(late, setting.out);
    aclnnSilu(setting.workspace, setting.size, executor, setting.stream);
    aclrtStreamWaitEvent(other, event);
    void* const copy = device_memory();
    aclrtMemcpyAsync(copy, BYTES, later, BYTES, ACL_MEMCPY_DEVICE_TO_DEVICE, other);  // finding: uninitialised
    aclrtSynchronizeStream(other);
    aclrtSynchronizeStream(setting.stream);
    aclDestroyTensor(late);
    aclrtFree(copy);
    aclrtFree(later);
    aclrtDestroyEvent(event);
    aclrtDestroyStream(other);
}
