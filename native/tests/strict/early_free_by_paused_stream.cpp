// SPDX-License-Identifier: Apache-2.0
#include "tests/strict/program.h"

// The work of a stream that waits for a notify uses memory that is freed before.
int main() {
    Setting setting;
    aclrtStream other = nullptr;
    aclrtCreateStream(&other);
    aclrtNotify notify = nullptr;
    aclrtCreateNotify(&notify, 0);
    void* const block = filled_memory();
    aclrtWaitAndResetNotify(notify, setting.stream, 0);
    aclrtMemcpyAsync(setting.y, BYTES, block, BYTES, ACL_MEMCPY_DEVICE_TO_DEVICE, setting.stream);
    if (right) {
        aclrtRecordNotify(notify, other);
        aclrtSynchronizeStream(setting.stream);
    }
    aclrtFree(block);  // finding: early-free
    if (!right) {
        aclrtRecordNotify(notify, other);
        aclrtSynchronizeStream(setting.stream);
    }
    aclrtDestroyNotify(notify);
    aclrtDestroyStream(other);
}
