// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_FUSED_SGD_H_
#define ACTGRAD_ACLNNOP_ACLNN_FUSED_SGD_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnFusedSgd, in PyTorch's terms:
 *
 *   sgd(paramsRef, gradsRef, momentumBufferListOptionalRef, gradScaleOptional, weightDecay, momentum, lr, dampening, nesterov, maximize, isFirstStep)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnFusedSgdGetWorkspaceSize(
    const aclTensorList* paramsRef,
    const aclTensorList* gradsRef,
    const aclTensorList* momentumBufferListOptionalRef,
    const aclTensor* gradScaleOptional,
    float weightDecay,
    float momentum,
    float lr,
    float dampening,
    bool nesterov,
    bool maximize,
    bool isFirstStep,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnFusedSgd(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_FUSED_SGD_H_
