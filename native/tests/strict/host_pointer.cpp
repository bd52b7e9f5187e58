// SPDX-License-Identifier: Apache-2.0
#include "tests/strict/program.h"

int main() {
    Setting setting;
    float values[ELEMENTS] = {};
    aclTensor* const input = right ? setting.self : tensor(values);
    aclOpExecutor* const executor = setting.phase_one(input, setting.out);
    aclnnSilu(setting.workspace, setting.size, executor, setting.stream);  // finding: host-pointer
    aclrtSynchronizeStream(setting.stream);
    if (!right) {
        aclDestroyTensor(input);
    }
}
