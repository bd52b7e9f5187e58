// SPDX-License-Identifier: Apache-2.0
#include "tests/strict/program.h"

int main() {
    Setting setting;
    const int64_t elements = right ? ELEMENTS : ELEMENTS - 1;
    aclTensor* const output = tensor(setting.y, elements);
    uint64_t size = 0;
    aclOpExecutor* executor = nullptr;
    aclnnSiluGetWorkspaceSize(setting.self, output, &size, &executor);  // fails where the shapes differ
    void* const workspace = size > 0 ? device_memory(size) : nullptr;
    aclnnSilu(workspace, size, executor, setting.stream);
    aclrtSynchronizeStream(setting.stream);
    std::vector<float> values(static_cast<size_t>(elements));
    const size_t bytes = values.size() * sizeof(float);
    aclrtMemcpy(values.data(), bytes, setting.y, bytes, ACL_MEMCPY_DEVICE_TO_HOST);  // finding: unchecked
    aclrtFree(workspace);
    aclDestroyTensor(output);
}
