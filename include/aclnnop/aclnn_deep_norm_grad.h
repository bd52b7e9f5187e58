// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_DEEP_NORM_GRAD_H_
#define ACTGRAD_ACLNNOP_ACLNN_DEEP_NORM_GRAD_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnDeepNormGrad, in PyTorch's terms:
 *
 *   d_self, d_gx, d_beta, d_gamma = deep_norm_backward(grad, self, gx, gamma, mean, rstd, alpha)
 *
 * The parameters are those that callers pass.
 */
ACTGRAD_PUBLIC aclnnStatus aclnnDeepNormGradGetWorkspaceSize(
    const aclTensor* grad,
    const aclTensor* self,
    const aclTensor* gx,
    const aclTensor* gamma,
    const aclTensor* mean,
    const aclTensor* rstd,
    double alpha,
    aclTensor* d_self,
    aclTensor* d_gx,
    aclTensor* d_beta,
    aclTensor* d_gamma,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnDeepNormGrad(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_DEEP_NORM_GRAD_H_
