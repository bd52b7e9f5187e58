// SPDX-License-Identifier: Apache-2.0
#include "tests/strict/program.h"

int main() {
    Setting setting;
    aclOpExecutor* const executor = setting.phase_one(setting.self, setting.out);
    void* const workspace = right ? setting.workspace : nullptr;
    aclnnSilu(workspace, right ? setting.size : 0, executor, setting.stream);  // finding: workspace
    aclrtSynchronizeStream(setting.stream);
}
