// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_SMOOTH_L1_LOSS_H_
#define ACTGRAD_ACLNNOP_ACLNN_SMOOTH_L1_LOSS_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnSmoothL1Loss, in PyTorch's terms:
 *
 *   result = aten.smooth_l1_loss.default(self, target, reduction, beta)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnSmoothL1LossGetWorkspaceSize(
    const aclTensor* self,
    const aclTensor* target,
    int64_t reduction,
    float beta,
    aclTensor* result,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnSmoothL1Loss(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_SMOOTH_L1_LOSS_H_
