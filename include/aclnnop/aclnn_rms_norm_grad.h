// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_RMS_NORM_GRAD_H_
#define ACTGRAD_ACLNNOP_ACLNN_RMS_NORM_GRAD_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnRmsNormGrad, in PyTorch's terms:
 *
 *   d_self, d_gamma = rms_norm_backward(grad, self, rstd, gamma)
 *
 * The parameters are those that callers pass.
 */
ACTGRAD_PUBLIC aclnnStatus aclnnRmsNormGradGetWorkspaceSize(
    const aclTensor* grad,
    const aclTensor* self,
    const aclTensor* rstd,
    const aclTensor* gamma,
    aclTensor* d_self,
    aclTensor* d_gamma,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnRmsNormGrad(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_RMS_NORM_GRAD_H_
