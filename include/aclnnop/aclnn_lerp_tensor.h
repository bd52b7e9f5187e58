// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_LERP_TENSOR_H_
#define ACTGRAD_ACLNNOP_ACLNN_LERP_TENSOR_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnInplaceLerp, in PyTorch's terms:
 *
 *   selfRef.lerp_(end, weight)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceLerpGetWorkspaceSize(
    aclTensor* selfRef,
    const aclTensor* end,
    const aclTensor* weight,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceLerp(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

/**
 * aclnnLerp, in PyTorch's terms:
 *
 *   out = torch.lerp(self, end, weight)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnLerpGetWorkspaceSize(
    const aclTensor* self,
    const aclTensor* end,
    const aclTensor* weight,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnLerp(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_LERP_TENSOR_H_
