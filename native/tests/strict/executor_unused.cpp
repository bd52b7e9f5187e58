// SPDX-License-Identifier: Apache-2.0
#include "tests/strict/program.h"

int main() {
    Setting setting;
    uint64_t size = 0;
    aclOpExecutor* executor = nullptr;
    aclnnSiluGetWorkspaceSize(setting.self, setting.out, &size, &executor);  // finding: executor
    if (right) {
        aclrtFree(setting.workspace);
        setting.workspace = size > 0 ? device_memory(size) : nullptr;
        aclnnSilu(setting.workspace, size, executor, setting.stream);
        aclrtSynchronizeStream(setting.stream);
    }
}
