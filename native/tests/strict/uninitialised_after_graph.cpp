// SPDX-License-Identifier: Apache-2.0
#include "tests/strict/program.h"

// A graph with a host function, which fills memory each time that the graph runs.
int main() {
    Setting setting;
    void* const later = device_memory();
    aclTensor* const late = tensor(later);
    const auto fill = [](void* block) {
        if (right) {
            const std::vector<float> ones(ELEMENTS, 1.0F);
            aclrtMemcpy(block, BYTES, ones.data(), BYTES, ACL_MEMCPY_HOST_TO_DEVICE);
        }
    };
    aclmdlRI graph = nullptr;
    aclmdlRICaptureBegin(setting.stream, ACL_MODEL_RI_CAPTURE_MODE_RELAXED);
    aclrtLaunchHostFunc(setting.stream, fill, later);
    aclmdlRICaptureEnd(setting.stream, &graph);
    aclmdlRIExecuteAsync(graph, setting.stream);
    aclOpExecutor* const executor = setting.phase_one(late, setting.out);
    aclnnSilu(setting.workspace, setting.size, executor, setting.stream);  // finding: uninitialised
    aclrtSynchronizeStream(setting.stream);
    aclmdlRIDestroy(graph);
    aclDestroyTensor(late);
    aclrtFree(later);
}
