// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_CROSS_ENTROPY_LOSS_GRAD_H_
#define ACTGRAD_ACLNNOP_ACLNN_CROSS_ENTROPY_LOSS_GRAD_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnCrossEntropyLossGrad, in PyTorch's terms:
 *
 *   out = cross_entropy_backward(grad, log_prob, target, weight, reduction, ignored, smoothing, scale)
 *
 * The parameters are those that callers pass.
 */
ACTGRAD_PUBLIC aclnnStatus aclnnCrossEntropyLossGradGetWorkspaceSize(
    const aclTensor* grad,
    const aclTensor* log_prob,
    const aclTensor* target,
    const aclTensor* weight,
    const aclTensor* d_zloss,
    const aclTensor* lse,
    const char* reduction,
    int64_t ignored,
    double smoothing,
    double scale,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnCrossEntropyLossGrad(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_CROSS_ENTROPY_LOSS_GRAD_H_
