// SPDX-License-Identifier: Apache-2.0
#include "tests/strict/program.h"

// A graph is destroyed while a stream that waits for a notify keeps it; it runs nevertheless.
int main() {
    Setting setting;
    aclrtNotify notify = nullptr;
    aclrtCreateNotify(&notify, 0);
    aclrtStream other = nullptr;
    aclrtCreateStream(&other);
    void *const later = device_memory(), *const copy = device_memory();
    aclmdlRICaptureBegin(other, ACL_MODEL_RI_CAPTURE_MODE_GLOBAL);
    aclrtMemcpyAsync(later, right ? BYTES : BYTES / 2, setting.x, right ? BYTES : BYTES / 2,
                     ACL_MEMCPY_DEVICE_TO_DEVICE, other);
    aclmdlRI graph = nullptr;
    aclmdlRICaptureEnd(other, &graph);
    aclrtWaitAndResetNotify(notify, setting.stream, 0);
    aclmdlRIExecuteAsync(graph, setting.stream);
    aclmdlRIDestroy(graph);
    aclrtRecordNotify(notify, other);
    aclrtSynchronizeStream(setting.stream);
    aclrtMemcpy(copy, BYTES, later, BYTES, ACL_MEMCPY_DEVICE_TO_DEVICE);  // finding: uninitialised
    aclrtDestroyNotify(notify);
    aclrtDestroyStream(other);
    aclrtFree(later);
    aclrtFree(copy);
}
