// SPDX-License-Identifier: Apache-2.0
#include <future>

#include "tests/strict/program.h"

// The program waits for what a host function of a graph does: what the graph did before is done then.
int main() {
    Setting setting;
    std::promise<void> promise;
    const auto tell = [](void* own) { static_cast<std::promise<void>*>(own)->set_value(); };
    const auto compute = [&] {
        aclOpExecutor* const executor = setting.phase_one(setting.self, setting.out);
        aclnnSilu(setting.workspace, setting.size, executor, setting.stream);
    };
    aclmdlRICaptureBegin(setting.stream, ACL_MODEL_RI_CAPTURE_MODE_GLOBAL);
    if (right) {
        compute();
    }
    aclrtLaunchHostFunc(setting.stream, tell, &promise);
    if (!right) {
        compute();
    }
    aclmdlRI graph = nullptr;
    aclmdlRICaptureEnd(setting.stream, &graph);
    aclmdlRIExecuteAsync(graph, setting.stream);
    promise.get_future().wait();
    std::vector<float> values(ELEMENTS);
    aclrtMemcpy(values.data(), BYTES, setting.y, BYTES, ACL_MEMCPY_DEVICE_TO_HOST);  // finding: early-read
    aclrtSynchronizeStream(setting.stream);
    aclmdlRIDestroy(graph);
}
