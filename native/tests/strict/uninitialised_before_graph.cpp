// SPDX-License-Identifier: Apache-2.0
#include "tests/strict/program.h"

// What a graph writes is there when it has run, not when it has been captured.
int main() {
    Setting setting;
    aclmdlRI graph = nullptr;
    aclmdlRICaptureBegin(setting.stream, ACL_MODEL_RI_CAPTURE_MODE_GLOBAL);
    aclOpExecutor* const executor = setting.phase_one(setting.self, setting.out);
    aclnnSilu(setting.workspace, setting.size, executor, setting.stream);
    aclmdlRICaptureEnd(setting.stream, &graph);
    if (right) {
        aclmdlRIExecuteAsync(graph, setting.stream);
        aclrtSynchronizeStream(setting.stream);
    }
    std::vector<float> values(ELEMENTS);
    aclrtMemcpy(values.data(), BYTES, setting.y, BYTES, ACL_MEMCPY_DEVICE_TO_HOST);  // finding: uninitialised
    aclmdlRIDestroy(graph);
}
