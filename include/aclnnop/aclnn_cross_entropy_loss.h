// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_CROSS_ENTROPY_LOSS_H_
#define ACTGRAD_ACLNNOP_ACLNN_CROSS_ENTROPY_LOSS_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnCrossEntropyLoss, in PyTorch's terms:
 *
 *   out, log_prob, zloss, lse if lse.numel() else None = cross_entropy(self, target, weight, reduction, ignored, smoothing, scale)
 *
 * The parameters are those that callers pass.
 */
ACTGRAD_PUBLIC aclnnStatus aclnnCrossEntropyLossGetWorkspaceSize(
    const aclTensor* self,
    const aclTensor* target,
    const aclTensor* weight,
    const char* reduction,
    int64_t ignored,
    double smoothing,
    double scale,
    bool wanted,
    aclTensor* out,
    aclTensor* log_prob,
    aclTensor* zloss,
    aclTensor* lse,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnCrossEntropyLoss(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_CROSS_ENTROPY_LOSS_H_
