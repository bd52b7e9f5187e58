// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_BATCH_NORM_BACKWARD_H_
#define ACTGRAD_ACLNNOP_ACLNN_BATCH_NORM_BACKWARD_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnBatchNormBackward, in PyTorch's terms:
 *
 *   gradInput, gradWeight, gradBias = wide(aten.native_batch_norm_backward.default, gradOut.contiguous(), input.contiguous(), weight, runningMean, runningVar, saveMean, saveInvstd, training, eps, outputMask)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnBatchNormBackwardGetWorkspaceSize(
    const aclTensor* gradOut,
    const aclTensor* input,
    const aclTensor* weight,
    const aclTensor* runningMean,
    const aclTensor* runningVar,
    const aclTensor* saveMean,
    const aclTensor* saveInvstd,
    bool training,
    double eps,
    const aclBoolArray* outputMask,
    aclTensor* gradInput,
    aclTensor* gradWeight,
    aclTensor* gradBias,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnBatchNormBackward(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_BATCH_NORM_BACKWARD_H_
