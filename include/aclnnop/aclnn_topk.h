// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_TOPK_H_
#define ACTGRAD_ACLNNOP_ACLNN_TOPK_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnTopk, in PyTorch's terms:
 *
 *   valuesOut, indicesOut = torch.topk(self, k, dim, largest, sorted)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnTopkGetWorkspaceSize(
    const aclTensor* self,
    int64_t k,
    int64_t dim,
    bool largest,
    bool sorted,
    aclTensor* valuesOut,
    aclTensor* indicesOut,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnTopk(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_TOPK_H_
