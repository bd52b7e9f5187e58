// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_CUMMAX_H_
#define ACTGRAD_ACLNNOP_ACLNN_CUMMAX_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnCummax, in PyTorch's terms:
 *
 *   valuesOut, indicesOut = torch.cummax(self, dim)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnCummaxGetWorkspaceSize(
    const aclTensor* self,
    int64_t dim,
    aclTensor* valuesOut,
    aclTensor* indicesOut,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnCummax(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_CUMMAX_H_
