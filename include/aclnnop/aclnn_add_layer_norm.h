// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_ADD_LAYER_NORM_H_
#define ACTGRAD_ACLNNOP_ACLNN_ADD_LAYER_NORM_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnAddLayerNorm, in PyTorch's terms:
 *
 *   out, mean, rstd, total if wanted else None = add_layer_norm(self, other, gamma, beta, bias, eps)
 *
 * The parameters are those that callers pass.
 */
ACTGRAD_PUBLIC aclnnStatus aclnnAddLayerNormGetWorkspaceSize(
    const aclTensor* self,
    const aclTensor* other,
    const aclTensor* gamma,
    const aclTensor* beta,
    const aclTensor* bias,
    double eps,
    bool wanted,
    aclTensor* out,
    aclTensor* mean,
    aclTensor* rstd,
    aclTensor* total,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnAddLayerNorm(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_ADD_LAYER_NORM_H_
