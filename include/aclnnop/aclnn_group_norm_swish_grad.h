// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_GROUP_NORM_SWISH_GRAD_H_
#define ACTGRAD_ACLNNOP_ACLNN_GROUP_NORM_SWISH_GRAD_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnGroupNormSwishGrad, in PyTorch's terms:
 *
 *   d_self, d_gamma, d_beta = group_norm_swish_backward(grad, mean, rstd, self, gamma, beta, groups, scale)
 *
 * The parameters are those that callers pass.
 */
ACTGRAD_PUBLIC aclnnStatus aclnnGroupNormSwishGradGetWorkspaceSize(
    const aclTensor* grad,
    const aclTensor* mean,
    const aclTensor* rstd,
    const aclTensor* self,
    const aclTensor* gamma,
    const aclTensor* beta,
    int64_t groups,
    const char* layout,
    double scale,
    bool d_gamma_wanted,
    bool d_beta_wanted,
    aclTensor* d_self,
    aclTensor* d_gamma,
    aclTensor* d_beta,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnGroupNormSwishGrad(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_GROUP_NORM_SWISH_GRAD_H_
