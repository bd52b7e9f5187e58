// SPDX-License-Identifier: Apache-2.0
#include "tests/strict/program.h"

// A host function might have filled what the operator reads, but fills only a part.
int main() {
    Setting setting;
    void* const later = device_memory();
    aclTensor* const late = tensor(later);
    const auto fill = [](void* block) {
        const std::vector<float> ones(ELEMENTS, 1.0F);
        aclrtMemcpy(block, BYTES, ones.data(), right ? BYTES : BYTES / 2, ACL_MEMCPY_HOST_TO_DEVICE);
    };
    aclrtLaunchHostFunc(setting.stream, fill, later);
    aclOpExecutor* const executor = setting.phase_one(late, setting.out);
    aclnnSilu(setting.workspace, setting.size, executor, setting.stream);  // finding: uninitialised
    aclrtMemsetAsync(later, BYTES, 0, BYTES, setting.stream);
    aclrtSynchronizeStream(setting.stream);
    aclDestroyTensor(late);
    aclrtFree(later);
}
