// SPDX-License-Identifier: Apache-2.0
#include "tests/strict/program.h"

int main() {
    Setting setting;
    void *const input = device_memory(), *const copy = device_memory();
    aclTensor* const self = tensor(input);

    // The graph reads memory that is filled before each run.
    aclmdlRICaptureBegin(setting.stream, ACL_MODEL_RI_CAPTURE_MODE_GLOBAL);
    aclOpExecutor* const executor = setting.phase_one(self, setting.out);
    aclnnSilu(setting.workspace, setting.size, executor, setting.stream);
    aclmdlRI graph = nullptr;
    aclmdlRICaptureEnd(setting.stream, &graph);

    if (right) {
        aclrtMemset(input, BYTES, 0, BYTES);
    }
    aclrtMemcpy(copy, BYTES, input, BYTES, ACL_MEMCPY_DEVICE_TO_DEVICE);  // finding: uninitialised
    aclrtMemset(input, BYTES, 0, BYTES);
    aclmdlRIExecuteAsync(graph, setting.stream);
    aclrtSynchronizeStream(setting.stream);
    aclmdlRIDestroy(graph);
    aclDestroyTensor(self);
    aclrtFree(input);
    aclrtFree(copy);
}
