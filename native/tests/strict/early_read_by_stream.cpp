// SPDX-License-Identifier: Apache-2.0
#include "tests/strict/program.h"

int main() {
    Setting setting;
    aclrtStream other = nullptr;
    aclrtCreateStream(&other);
    aclrtEvent event = nullptr;
    aclrtCreateEvent(&event);
    void* const block = device_memory();
    aclOpExecutor* const executor = setting.phase_one(setting.self, setting.out);
    aclnnSilu(setting.workspace, setting.size, executor, setting.stream);
    aclrtRecordEvent(event, setting.stream);
    if (right) {
        aclrtStreamWaitEvent(other, event);
    }
    aclrtMemcpyAsync(block, BYTES, setting.y, BYTES, ACL_MEMCPY_DEVICE_TO_DEVICE, other);  // finding: early-read
    aclrtSynchronizeStream(other);
    aclrtSynchronizeStream(setting.stream);
    aclrtFree(block);
    aclrtDestroyEvent(event);
    aclrtDestroyStream(other);
}
