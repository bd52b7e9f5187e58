// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_DEEP_NORM_H_
#define ACTGRAD_ACLNNOP_ACLNN_DEEP_NORM_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnDeepNorm, in PyTorch's terms:
 *
 *   out, mean, rstd = deep_norm(self, gx, beta, gamma, alpha, eps)
 *
 * The parameters are those that callers pass.
 */
ACTGRAD_PUBLIC aclnnStatus aclnnDeepNormGetWorkspaceSize(
    const aclTensor* self,
    const aclTensor* gx,
    const aclTensor* beta,
    const aclTensor* gamma,
    double alpha,
    double eps,
    aclTensor* mean,
    aclTensor* rstd,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnDeepNorm(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_DEEP_NORM_H_
