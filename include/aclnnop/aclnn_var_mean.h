// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_VAR_MEAN_H_
#define ACTGRAD_ACLNNOP_ACLNN_VAR_MEAN_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnVarMean, in PyTorch's terms:
 *
 *   varOut, meanOut = torch.var_mean(self, dim, correction=correction, keepdim=keepdim)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnVarMeanGetWorkspaceSize(
    const aclTensor* self,
    const aclIntArray* dim,
    int64_t correction,
    bool keepdim,
    aclTensor* varOut,
    aclTensor* meanOut,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnVarMean(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_VAR_MEAN_H_
