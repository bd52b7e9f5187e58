// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_LERP_SCALAR_H_
#define ACTGRAD_ACLNNOP_ACLNN_LERP_SCALAR_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnInplaceLerps, in PyTorch's terms:
 *
 *   selfRef.lerp_(end, weight)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceLerpsGetWorkspaceSize(
    aclTensor* selfRef,
    const aclTensor* end,
    const aclScalar* weight,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceLerps(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

/**
 * aclnnLerps, in PyTorch's terms:
 *
 *   out = torch.lerp(self, end, weight)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnLerpsGetWorkspaceSize(
    const aclTensor* self,
    const aclTensor* end,
    const aclScalar* weight,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnLerps(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_LERP_SCALAR_H_
