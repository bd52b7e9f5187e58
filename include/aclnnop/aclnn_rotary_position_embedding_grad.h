// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_ROTARY_POSITION_EMBEDDING_GRAD_H_
#define ACTGRAD_ACLNNOP_ACLNN_ROTARY_POSITION_EMBEDDING_GRAD_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnRotaryPositionEmbeddingGrad, in PyTorch's terms:
 *
 *   d_self, d_cos, d_sin = wide(rotary_backward, grad, cos, sin, self, mode)
 *
 * The parameters are those that callers pass.
 */
ACTGRAD_PUBLIC aclnnStatus aclnnRotaryPositionEmbeddingGradGetWorkspaceSize(
    const aclTensor* grad,
    const aclTensor* cos,
    const aclTensor* sin,
    const aclTensor* self,
    int64_t mode,
    aclTensor* d_self,
    aclTensor* d_cos,
    aclTensor* d_sin,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnRotaryPositionEmbeddingGrad(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_ROTARY_POSITION_EMBEDDING_GRAD_H_
