// SPDX-License-Identifier: Apache-2.0
#include "tests/strict/program.h"

int main() {
    Setting setting;
    aclTensor* const input = tensor(setting.x);
    aclOpExecutor* const executor = setting.phase_one(input, setting.out);
    if (!right) {
        aclDestroyTensor(input);  // finding: executor
    }
    aclnnSilu(setting.workspace, setting.size, executor, setting.stream);
    if (right) {
        aclDestroyTensor(input);
    }
    aclrtSynchronizeStream(setting.stream);
}
