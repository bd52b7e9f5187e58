// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_CUMMIN_H_
#define ACTGRAD_ACLNNOP_ACLNN_CUMMIN_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnCummin, in PyTorch's terms:
 *
 *   valuesOut, indicesOut = torch.cummin(self, dim)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnCumminGetWorkspaceSize(
    const aclTensor* self,
    int64_t dim,
    aclTensor* valuesOut,
    aclTensor* indicesOut,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnCummin(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_CUMMIN_H_
