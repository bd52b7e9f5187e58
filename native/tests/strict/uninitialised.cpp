// SPDX-License-Identifier: Apache-2.0
#include "tests/strict/program.h"

int main() {
    Setting setting;
    void* const block = right ? filled_memory() : device_memory();
    aclTensor* const input = tensor(block);
    aclOpExecutor* const executor = setting.phase_one(input, setting.out);
    aclnnSilu(setting.workspace, setting.size, executor, setting.stream);  // finding: uninitialised
    aclrtSynchronizeStream(setting.stream);
    aclDestroyTensor(input);
    aclrtFree(block);
}
