// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_APPLY_ADAM_W_V2_H_
#define ACTGRAD_ACLNNOP_ACLNN_APPLY_ADAM_W_V2_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnApplyAdamWV2, in PyTorch's terms:
 *
 *   adamw(varRef, mRef, vRef, maxGradNormOptionalRef, grad, step, lr, beta1, beta2, weightDecay, eps, amsgrad, maximize)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnApplyAdamWV2GetWorkspaceSize(
    aclTensor* varRef,
    aclTensor* mRef,
    aclTensor* vRef,
    aclTensor* maxGradNormOptionalRef,
    const aclTensor* grad,
    const aclTensor* step,
    float lr,
    float beta1,
    float beta2,
    float weightDecay,
    float eps,
    bool amsgrad,
    bool maximize,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnApplyAdamWV2(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_APPLY_ADAM_W_V2_H_
