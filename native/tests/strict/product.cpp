// SPDX-License-Identifier: Apache-2.0
#include "tests/strict/program.h"

#include "aclnnop/aclnn_swi_glu_grad.h"

// The documents of SwiGluGrad take contiguous tensors only.
int main() {
    Setting setting;
    const int64_t sizes[] = {2, 4}, storage = ELEMENTS;
    const int64_t strides[] = {right ? 4 : 6, 1};
    aclTensor* const x = aclCreateTensor(sizes, 2, ACL_FLOAT, strides, 0, ACL_FORMAT_ND, &storage, 1, setting.x);
    aclTensor* const out = aclCreateTensor(sizes, 2, ACL_FLOAT, nullptr, 0, ACL_FORMAT_ND, &storage, 1, setting.y);
    void* const block = filled_memory();
    const int64_t half[] = {2, 2};
    aclTensor* const y_grad = aclCreateTensor(half, 2, ACL_FLOAT, nullptr, 0, ACL_FORMAT_ND, &storage, 1, block);
    uint64_t size = 0;
    aclOpExecutor* executor = nullptr;
    aclnnSwiGluGradGetWorkspaceSize(y_grad, x, -1, out, &size, &executor);  // finding: product
    aclrtMalloc(&setting.workspace, size, ACL_MEM_MALLOC_HUGE_FIRST);
    aclnnSwiGluGrad(setting.workspace, size, executor, setting.stream);
    aclrtSynchronizeStream(setting.stream);
    for (const aclTensor* tensor : {x, out, y_grad}) {
        aclDestroyTensor(tensor);
    }
    aclrtFree(block);
}
