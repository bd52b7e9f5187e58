// SPDX-License-Identifier: Apache-2.0
#include "tests/strict/program.h"

// A graph runs after the memory that it reads was freed.
int main() {
    Setting setting;
    void* const input = filled_memory();
    aclTensor* const self = tensor(input);
    aclmdlRICaptureBegin(setting.stream, ACL_MODEL_RI_CAPTURE_MODE_GLOBAL);
    aclOpExecutor* const executor = setting.phase_one(self, setting.out);
    aclnnSilu(setting.workspace, setting.size, executor, setting.stream);
    aclmdlRI graph = nullptr;
    aclmdlRICaptureEnd(setting.stream, &graph);
    aclDestroyTensor(self);
    if (!right) {
        aclrtFree(input);
    }
    aclmdlRIExecuteAsync(graph, setting.stream);  // finding: host-pointer
    aclrtSynchronizeStream(setting.stream);
    aclmdlRIDestroy(graph);
    if (right) {
        aclrtFree(input);
    }
}
