// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_ADD_RMS_NORM_H_
#define ACTGRAD_ACLNNOP_ACLNN_ADD_RMS_NORM_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnAddRmsNorm, in PyTorch's terms:
 *
 *   yOut, rstdOut, xOut = add_rms_norm(x1, x2, gamma, epsilon)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnAddRmsNormGetWorkspaceSize(
    const aclTensor* x1,
    const aclTensor* x2,
    const aclTensor* gamma,
    double epsilon,
    aclTensor* yOut,
    aclTensor* rstdOut,
    aclTensor* xOut,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnAddRmsNorm(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

/**
 * aclnnInplaceAddRmsNorm, in PyTorch's terms:
 *
 *   self, rstd, other = add_rms_norm(self, other, gamma, eps)
 *
 * The parameters are those that callers pass.
 */
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceAddRmsNormGetWorkspaceSize(
    aclTensor* self,
    aclTensor* other,
    const aclTensor* gamma,
    double eps,
    aclTensor* rstd,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceAddRmsNorm(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_ADD_RMS_NORM_H_
