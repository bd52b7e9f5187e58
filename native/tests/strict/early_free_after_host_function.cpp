// SPDX-License-Identifier: Apache-2.0
#include <future>

#include "tests/strict/program.h"

// The program waits for what a host function does, on a stream that waited for a notify: it runs without a
// synchronisation, and what was queued before it is done then.
int main() {
    Setting setting;
    aclrtStream other = nullptr;
    aclrtCreateStream(&other);
    aclrtNotify notify = nullptr;
    aclrtCreateNotify(&notify, 0);
    std::promise<void> promise;
    const auto tell = [](void* own) { static_cast<std::promise<void>*>(own)->set_value(); };
    void* const block = filled_memory();
    aclrtWaitAndResetNotify(notify, setting.stream, 0);
    if (!right) {
        aclrtLaunchHostFunc(setting.stream, tell, &promise);
    }
    aclrtMemcpyAsync(setting.y, BYTES, block, BYTES, ACL_MEMCPY_DEVICE_TO_DEVICE, setting.stream);
    if (right) {
        aclrtLaunchHostFunc(setting.stream, tell, &promise);
    }
    aclrtRecordNotify(notify, other);
    promise.get_future().wait();
    aclrtFree(block);  // finding: early-free
    aclrtSynchronizeStream(setting.stream);
    aclrtDestroyNotify(notify);
    aclrtDestroyStream(other);
}
