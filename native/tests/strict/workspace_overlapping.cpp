// SPDX-License-Identifier: Apache-2.0
#include "tests/strict/program.h"

int main() {
    Setting setting;
    constexpr size_t pool_bytes = 4096;
    auto* const pool = static_cast<char*>(device_memory(pool_bytes));
    aclTensor* const out = tensor(pool + (right ? pool_bytes - BYTES : BYTES));
    aclOpExecutor* const executor = setting.phase_one(setting.self, out);
    aclnnSilu(pool, setting.size, executor, setting.stream);  // finding: workspace
    aclrtSynchronizeStream(setting.stream);
    aclDestroyTensor(out);
    aclrtFree(pool);
}
