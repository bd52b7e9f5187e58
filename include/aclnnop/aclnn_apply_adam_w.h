// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_APPLY_ADAM_W_H_
#define ACTGRAD_ACLNNOP_ACLNN_APPLY_ADAM_W_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnApplyAdamW: not computed here; phase one refuses it by its name, with 561003.
 */
ACTGRAD_PUBLIC aclnnStatus aclnnApplyAdamWGetWorkspaceSize(
    aclTensor* varRef,
    aclTensor* mRef,
    aclTensor* vRef,
    const aclTensor* beta1Power,
    const aclTensor* beta2Power,
    const aclTensor* lr,
    const aclTensor* weightDecay,
    const aclTensor* beta1,
    const aclTensor* beta2,
    const aclTensor* eps,
    const aclTensor* grad,
    const aclTensor* maxGradNormOptional,
    bool amsgrad,
    bool maximize,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnApplyAdamW(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_APPLY_ADAM_W_H_
