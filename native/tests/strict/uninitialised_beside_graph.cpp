// SPDX-License-Identifier: Apache-2.0
#include "tests/strict/program.h"

// What a host function of a graph fills each time that the graph runs.
int main() {
    Setting setting;
    void *const later = device_memory(), *const copy = device_memory();
    const auto fill = [](void* block) {
        const std::vector<float> ones(ELEMENTS, 1.0F);
        aclrtMemcpy(block, BYTES, ones.data(), BYTES, ACL_MEMCPY_HOST_TO_DEVICE);
    };
    aclmdlRICaptureBegin(setting.stream, ACL_MODEL_RI_CAPTURE_MODE_GLOBAL);
    aclrtLaunchHostFunc(setting.stream, fill, later);
    aclmdlRI graph = nullptr;
    aclmdlRICaptureEnd(setting.stream, &graph);
    if (right) {
        aclmdlRIExecuteAsync(graph, setting.stream);
    }
    const aclrtMemcpyKind kind = ACL_MEMCPY_DEVICE_TO_DEVICE;
    aclrtMemcpyAsync(copy, BYTES, later, BYTES, kind, setting.stream);  // finding: uninitialised
    aclmdlRIExecuteAsync(graph, setting.stream);
    aclrtMemcpyAsync(copy, BYTES, later, BYTES, kind, setting.stream);
    aclrtSynchronizeStream(setting.stream);
    aclmdlRIDestroy(graph);
    aclrtFree(later);
    aclrtFree(copy);
}
