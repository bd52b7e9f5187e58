// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_SMOOTH_L1_LOSS_BACKWARD_H_
#define ACTGRAD_ACLNNOP_ACLNN_SMOOTH_L1_LOSS_BACKWARD_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnSmoothL1LossBackward, in PyTorch's terms:
 *
 *   put(gradInput, aten.smooth_l1_loss_backward.default(gradOut, self, target, reduction, beta)) if gradInput.numel() else None
 */
ACTGRAD_PUBLIC aclnnStatus aclnnSmoothL1LossBackwardGetWorkspaceSize(
    const aclTensor* gradOut,
    const aclTensor* self,
    const aclTensor* target,
    int64_t reduction,
    float beta,
    aclTensor* gradInput,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnSmoothL1LossBackward(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_SMOOTH_L1_LOSS_BACKWARD_H_
