// SPDX-License-Identifier: Apache-2.0
#include <chrono>

#include "tests/strict/program.h"

// A stream waits for a notify whose record is done already: what was queued before the record comes first.
int main() {
    Setting setting;
    aclrtStream other = nullptr;
    aclrtCreateStream(&other);
    aclrtNotify notify = nullptr;
    aclrtCreateNotify(&notify, 0);
    void* const copy = device_memory();
    aclOpExecutor* const executor = setting.phase_one(setting.self, setting.out);
    aclnnSilu(setting.workspace, setting.size, executor, setting.stream);
    aclrtRecordNotify(notify, setting.stream);
    if (right) {
        aclrtStreamStatus status;
        aclrtStreamQuery(setting.stream, &status);  // the work runs now, of which the host does not know
        std::this_thread::sleep_for(std::chrono::milliseconds(50));
        aclrtWaitAndResetNotify(notify, other, 0);
    }
    aclrtMemcpyAsync(copy, BYTES, setting.y, BYTES, ACL_MEMCPY_DEVICE_TO_DEVICE, other);  // finding: early-read
    aclrtSynchronizeStream(other);
    aclrtSynchronizeStream(setting.stream);
    aclrtDestroyNotify(notify);
    aclrtDestroyStream(other);
    aclrtFree(copy);
}
