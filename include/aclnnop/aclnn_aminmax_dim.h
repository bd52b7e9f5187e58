// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_AMINMAX_DIM_H_
#define ACTGRAD_ACLNNOP_ACLNN_AMINMAX_DIM_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnAminmaxDim, in PyTorch's terms:
 *
 *   minOut, maxOut = torch.aminmax(self, dim=dim, keepdim=keepDim)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnAminmaxDimGetWorkspaceSize(
    const aclTensor* self,
    int64_t dim,
    bool keepDim,
    aclTensor* minOut,
    aclTensor* maxOut,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnAminmaxDim(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_AMINMAX_DIM_H_
