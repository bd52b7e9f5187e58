// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_BATCH_NORM_BACKWARD_REDUCE_H_
#define ACTGRAD_ACLNNOP_ACLNN_BATCH_NORM_BACKWARD_REDUCE_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnBatchNormReduceBackward, in PyTorch's terms:
 *
 *   sumDy, sumDyXmu, gradWeight, gradBias = batch_norm_reduce_backward(gradOut, input, mean, invstd)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnBatchNormReduceBackwardGetWorkspaceSize(
    const aclTensor* gradOut,
    const aclTensor* input,
    const aclTensor* mean,
    const aclTensor* invstd,
    const aclTensor* weight,
    bool inputG,
    bool weightG,
    bool biasG,
    aclTensor* sumDy,
    aclTensor* sumDyXmu,
    aclTensor* gradWeight,
    aclTensor* gradBias,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnBatchNormReduceBackward(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_BATCH_NORM_BACKWARD_REDUCE_H_
