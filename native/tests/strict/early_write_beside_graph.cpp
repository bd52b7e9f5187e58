// SPDX-License-Identifier: Apache-2.0
#include "tests/strict/program.h"

// The next input is uploaded while the graph still reads the present one. A host function of the graph reads what
// another stream wrote before the graph ran.
int main() {
    Setting setting;
    aclrtStream other = nullptr;
    aclrtEvent written = nullptr;
    aclrtCreateStream(&other);
    aclrtCreateEvent(&written);
    static void* status = device_memory();
    const auto read_status = [](void* values) { aclrtMemcpy(values, BYTES, status, BYTES, ACL_MEMCPY_DEVICE_TO_HOST); };
    std::vector<float> values(ELEMENTS);
    aclmdlRICaptureBegin(setting.stream, ACL_MODEL_RI_CAPTURE_MODE_GLOBAL);
    aclOpExecutor* const executor = setting.phase_one(setting.self, setting.out);
    aclnnSilu(setting.workspace, setting.size, executor, setting.stream);
    aclrtLaunchHostFunc(setting.stream, read_status, values.data());
    aclmdlRI graph = nullptr;
    aclmdlRICaptureEnd(setting.stream, &graph);
    aclrtMemsetAsync(status, BYTES, 0, BYTES, other);
    aclrtRecordEvent(written, other);
    aclrtStreamWaitEvent(setting.stream, written);
    aclmdlRIExecuteAsync(graph, setting.stream);
    if (right) {
        aclrtSynchronizeStream(setting.stream);
    }
    aclrtMemcpy(setting.x, BYTES, values.data(), BYTES, ACL_MEMCPY_HOST_TO_DEVICE);  // finding: early-write
    aclrtSynchronizeStream(setting.stream);
    aclrtSynchronizeStream(other);
    aclmdlRIDestroy(graph);
    aclrtFree(status);
    aclrtDestroyEvent(written);
    aclrtDestroyStream(other);
}
