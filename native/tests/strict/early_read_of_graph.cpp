// SPDX-License-Identifier: Apache-2.0
#include "tests/strict/program.h"

// The result of a graph is read before the graph has run.
int main() {
    Setting setting;
    aclmdlRICaptureBegin(setting.stream, ACL_MODEL_RI_CAPTURE_MODE_GLOBAL);
    aclOpExecutor* const executor = setting.phase_one(setting.self, setting.out);
    aclnnSilu(setting.workspace, setting.size, executor, setting.stream);
    aclmdlRI graph = nullptr;
    aclmdlRICaptureEnd(setting.stream, &graph);
    aclmdlRIExecuteAsync(graph, setting.stream);
    aclrtSynchronizeStream(setting.stream);
    aclmdlRIExecuteAsync(graph, setting.stream);
    if (right) {
        aclrtSynchronizeStream(setting.stream);
    }
    std::vector<float> values(ELEMENTS);
    aclrtMemcpy(values.data(), BYTES, setting.y, BYTES, ACL_MEMCPY_DEVICE_TO_HOST);  // finding: early-read
    aclrtSynchronizeStream(setting.stream);
    aclmdlRIDestroy(graph);
}
