// SPDX-License-Identifier: Apache-2.0
#include "tests/strict/program.h"

int main() {
    Setting setting;
    const int64_t elements = right ? ELEMENTS : ELEMENTS + 1;
    aclTensor* const input = tensor(setting.x, elements);
    void* const block = device_memory(static_cast<size_t>(elements) * sizeof(float));
    aclTensor* const output = tensor(block, elements);
    aclOpExecutor* const executor = setting.phase_one(input, output);
    aclnnSilu(setting.workspace, setting.size, executor, setting.stream);  // finding: out-of-bounds
    aclrtSynchronizeStream(setting.stream);
    aclDestroyTensor(input);
    aclDestroyTensor(output);
    aclrtFree(block);
}
