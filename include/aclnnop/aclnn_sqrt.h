// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_SQRT_H_
#define ACTGRAD_ACLNNOP_ACLNN_SQRT_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnInplaceSqrt, in PyTorch's terms:
 *
 *   self.sqrt_()
 */
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceSqrtGetWorkspaceSize(
    aclTensor* self,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceSqrt(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

/**
 * aclnnSqrt, in PyTorch's terms:
 *
 *   out = torch.sqrt(self)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnSqrtGetWorkspaceSize(
    const aclTensor* self,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnSqrt(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_SQRT_H_
