// SPDX-License-Identifier: Apache-2.0
#include "tests/strict/program.h"

// The status of phase one was not looked at, and its executor is none.
int main() {
    Setting setting;
    aclOpExecutor* executor = reinterpret_cast<aclOpExecutor*>(&setting);
    aclrtMemset(setting.y, BYTES, 0, BYTES);
    if (right) {
        executor = setting.phase_one(setting.self, setting.out);
    }
    aclnnSilu(setting.workspace, setting.size, executor, setting.stream);  // finding: executor
    aclrtSynchronizeStream(setting.stream);
}
