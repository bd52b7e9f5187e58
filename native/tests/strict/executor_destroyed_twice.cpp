// SPDX-License-Identifier: Apache-2.0
#include "tests/strict/program.h"

int main() {
    Setting setting;
    aclOpExecutor* const executor = setting.phase_one(setting.self, setting.out);
    if (right) {
        aclSetAclOpExecutorRepeatable(executor);
    }
    aclnnSilu(setting.workspace, setting.size, executor, setting.stream);
    aclrtSynchronizeStream(setting.stream);
    aclDestroyAclOpExecutor(executor);  // finding: executor
}
