// SPDX-License-Identifier: Apache-2.0
#include "tests/strict/program.h"

#include "aclnnop/aclnn_clipped_swiglu.h"

// ClippedSwiglu of nothing, which Ascend950 refuses and Ascend910B takes.
int main() {
    setenv("ACTGRAD_PRODUCT", right ? "Ascend910B" : "Ascend950", 1);
    Setting setting;
    const int64_t sizes[] = {0, 4}, half[] = {0, 2}, storage = 0;
    aclTensor* const x = aclCreateTensor(sizes, 2, ACL_FLOAT, nullptr, 0, ACL_FORMAT_ND, &storage, 1, setting.x);
    aclTensor* const out = aclCreateTensor(half, 2, ACL_FLOAT, nullptr, 0, ACL_FORMAT_ND, &storage, 1, setting.y);
    uint64_t size = 0;
    aclOpExecutor* executor = nullptr;
    const auto phase_one = aclnnClippedSwigluGetWorkspaceSize;
    phase_one(x, nullptr, -1, 1.702, 7.0, 1.0, true, out, &size, &executor);  // finding: product
    aclnnClippedSwiglu(nullptr, size, executor, setting.stream);
    aclrtSynchronizeStream(setting.stream);
    aclDestroyTensor(x);
    aclDestroyTensor(out);
}
