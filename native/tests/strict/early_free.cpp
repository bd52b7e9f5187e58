// SPDX-License-Identifier: Apache-2.0
#include "tests/strict/program.h"

int main() {
    Setting setting;
    void* const block = filled_memory();
    aclTensor* const input = tensor(block);
    aclOpExecutor* const executor = setting.phase_one(input, setting.out);
    aclnnSilu(setting.workspace, setting.size, executor, setting.stream);
    aclDestroyTensor(input);
    if (right) {
        aclrtSynchronizeStream(setting.stream);
    }
    aclrtFree(block);  // finding: early-free
    aclrtSynchronizeStream(setting.stream);
}
