// SPDX-License-Identifier: Apache-2.0
#include "tests/strict/program.h"

// A tensor in the middle of a block, at an address that is no multiple of its elements' size.
int main() {
    Setting setting;
    char* const pool = static_cast<char*>(device_memory(2 * BYTES));
    aclrtMemset(pool, 2 * BYTES, 0, 2 * BYTES);
    aclTensor* const part = tensor(pool + (right ? 4 : 2));
    aclOpExecutor* const executor = setting.phase_one(part, setting.out);
    aclnnSilu(setting.workspace, setting.size, executor, setting.stream);  // finding: product
    aclrtSynchronizeStream(setting.stream);
    aclDestroyTensor(part);
    aclrtFree(pool);
}
