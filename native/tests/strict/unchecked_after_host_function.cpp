// SPDX-License-Identifier: Apache-2.0
#include "tests/strict/program.h"

// A call fails, and the host function that runs later does not write its output either.
int main() {
    Setting setting;
    aclrtMemset(setting.y, BYTES, 0, BYTES);
    aclTensor* const fewer = tensor(setting.x, ELEMENTS - 1);
    aclOpExecutor* executor = nullptr;
    aclnnSiluGetWorkspaceSize(fewer, setting.out, &setting.size, &executor);
    const auto fill = [](void* block) {
        if (right) {
            const std::vector<float> ones(ELEMENTS, 1.0F);
            aclrtMemcpy(block, BYTES, ones.data(), BYTES, ACL_MEMCPY_HOST_TO_DEVICE);
        }
    };
    aclrtLaunchHostFunc(setting.stream, fill, setting.y);
    const auto kind = ACL_MEMCPY_DEVICE_TO_DEVICE;
    aclrtMemcpyAsync(setting.x, BYTES, setting.y, BYTES, kind, setting.stream);  // finding: unchecked
    aclrtSynchronizeStream(setting.stream);
    aclDestroyTensor(fewer);
}
