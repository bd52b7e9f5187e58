// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_MIN_DIM_H_
#define ACTGRAD_ACLNNOP_ACLNN_MIN_DIM_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnMinDim, in PyTorch's terms:
 *
 *   out, indices = torch.min(self, dim, keepdim)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnMinDimGetWorkspaceSize(
    const aclTensor* self,
    int64_t dim,
    bool keepdim,
    aclTensor* out,
    aclTensor* indices,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnMinDim(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_MIN_DIM_H_
