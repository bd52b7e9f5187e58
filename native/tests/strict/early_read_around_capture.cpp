// SPDX-License-Identifier: Apache-2.0
#include "tests/strict/program.h"

int main() {
    Setting setting;
    aclOpExecutor* executor = setting.phase_one(setting.self, setting.out);
    aclnnSilu(setting.workspace, setting.size, executor, setting.stream);
    if (right) {
        aclrtSynchronizeStream(setting.stream);
    }

    // Two streams are captured, of which one reads what the other has written.
    aclrtStream other = nullptr;
    aclrtCreateStream(&other);
    aclrtEvent event = nullptr;
    aclrtCreateEvent(&event);
    void *const z = device_memory(), *const copy = device_memory();
    aclTensor* const result = tensor(z);
    aclmdlRICaptureBegin(setting.stream, ACL_MODEL_RI_CAPTURE_MODE_GLOBAL);
    executor = setting.phase_one(setting.self, result);
    aclnnSilu(setting.workspace, setting.size, executor, setting.stream);
    aclrtRecordEvent(event, setting.stream);
    aclrtStreamWaitEvent(other, event);
    aclrtMemcpyAsync(copy, BYTES, z, BYTES, ACL_MEMCPY_DEVICE_TO_DEVICE, other);
    aclmdlRI graph = nullptr;
    aclmdlRICaptureEnd(setting.stream, &graph);

    std::vector<float> values(ELEMENTS);
    aclrtMemcpy(values.data(), BYTES, setting.y, BYTES, ACL_MEMCPY_DEVICE_TO_HOST);  // finding: early-read
    aclrtSynchronizeStream(setting.stream);
    aclmdlRIDestroy(graph);
    aclDestroyTensor(result);
    aclrtFree(z);
    aclrtFree(copy);
    aclrtDestroyEvent(event);
    aclrtDestroyStream(other);
}
