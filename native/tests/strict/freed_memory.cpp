// SPDX-License-Identifier: Apache-2.0
#include "tests/strict/program.h"

int main() {
    Setting setting;
    void* const block = filled_memory();
    aclTensor* const input = tensor(block);
    if (!right) {
        aclrtFree(block);
    }
    aclOpExecutor* const executor = setting.phase_one(input, setting.out);
    aclnnSilu(setting.workspace, setting.size, executor, setting.stream);  // finding: host-pointer
    aclrtSynchronizeStream(setting.stream);
    aclDestroyTensor(input);
    if (right) {
        aclrtFree(block);
    }
}
