// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_NORM_H_
#define ACTGRAD_ACLNNOP_ACLNN_NORM_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnNorm, in PyTorch's terms:
 *
 *   out = torch.norm(self, pScalar, dim, keepdim)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnNormGetWorkspaceSize(
    const aclTensor* self,
    const aclScalar* pScalar,
    const aclIntArray* dim,
    bool keepdim,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnNorm(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_NORM_H_
