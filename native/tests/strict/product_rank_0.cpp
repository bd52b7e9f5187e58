// SPDX-License-Identifier: Apache-2.0
#include "tests/strict/program.h"

#include "aclnnop/aclnn_squared_relu.h"

// The document of SquaredRelu begins at rank 1.
int main() {
    Setting setting;
    const int64_t one = 1;
    const uint64_t rank = right ? 1 : 0;
    aclTensor* const input = aclCreateTensor(&one, rank, ACL_FLOAT, nullptr, 0, ACL_FORMAT_ND, &one, 1, setting.x);
    aclTensor* const out = aclCreateTensor(&one, rank, ACL_FLOAT, nullptr, 0, ACL_FORMAT_ND, &one, 1, setting.y);
    uint64_t size = 0;
    aclOpExecutor* executor = nullptr;
    aclnnSquaredReluGetWorkspaceSize(input, out, &size, &executor);  // finding: product
    aclrtMalloc(&setting.workspace, size, ACL_MEM_MALLOC_HUGE_FIRST);
    aclnnSquaredRelu(setting.workspace, size, executor, setting.stream);
    aclrtSynchronizeStream(setting.stream);
    aclDestroyTensor(input);
    aclDestroyTensor(out);
}
