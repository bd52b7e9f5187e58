// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_ADD_LAYER_NORM_GRAD_H_
#define ACTGRAD_ACLNNOP_ACLNN_ADD_LAYER_NORM_GRAD_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnAddLayerNormGrad, in PyTorch's terms:
 *
 *   d_self, d_gamma, d_beta = add_layer_norm_backward(grad, self, other, rstd, mean, gamma, d_sum)
 *
 * The parameters are those that callers pass.
 */
ACTGRAD_PUBLIC aclnnStatus aclnnAddLayerNormGradGetWorkspaceSize(
    const aclTensor* grad,
    const aclTensor* self,
    const aclTensor* other,
    const aclTensor* rstd,
    const aclTensor* mean,
    const aclTensor* gamma,
    const aclTensor* d_sum,
    aclTensor* d_self,
    aclTensor* d_gamma,
    aclTensor* d_beta,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnAddLayerNormGrad(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_ADD_LAYER_NORM_GRAD_H_
