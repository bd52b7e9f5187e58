// SPDX-License-Identifier: Apache-2.0
#include "tests/strict/program.h"

// What a graph reads has to be filled before it runs, not before it is captured.
int main() {
    Setting setting;
    void* const input = device_memory();
    aclTensor* const self = tensor(input);
    aclmdlRICaptureBegin(setting.stream, ACL_MODEL_RI_CAPTURE_MODE_GLOBAL);
    aclOpExecutor* const executor = setting.phase_one(self, setting.out);
    aclnnSilu(setting.workspace, setting.size, executor, setting.stream);
    aclmdlRI graph = nullptr;
    aclmdlRICaptureEnd(setting.stream, &graph);
    if (right) {
        aclrtMemset(input, BYTES, 0, BYTES);
    }
    aclmdlRIExecuteAsync(graph, setting.stream);  // finding: uninitialised
    aclrtSynchronizeStream(setting.stream);
    aclmdlRIDestroy(graph);
    aclDestroyTensor(self);
    aclrtFree(input);
}
