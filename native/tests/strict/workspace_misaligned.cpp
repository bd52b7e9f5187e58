// SPDX-License-Identifier: Apache-2.0
#include "tests/strict/program.h"

int main() {
    Setting setting;
    aclOpExecutor* const executor = setting.phase_one(setting.self, setting.out);
    void* const pool = device_memory(1024);
    void* const workspace = static_cast<char*>(pool) + (right ? 64 : 32);
    aclnnSilu(workspace, setting.size, executor, setting.stream);  // finding: workspace
    aclrtSynchronizeStream(setting.stream);
    aclrtFree(pool);
}
