// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_BATCH_NORM_H_
#define ACTGRAD_ACLNNOP_ACLNN_BATCH_NORM_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnBatchNorm, in PyTorch's terms:
 *
 *   output, saveMean, saveInvstd = batch_norm(input, weight, bias, runningMean, runningVar, training, momentum, eps)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnBatchNormGetWorkspaceSize(
    const aclTensor* input,
    const aclTensor* weight,
    const aclTensor* bias,
    aclTensor* runningMean,
    aclTensor* runningVar,
    bool training,
    double momentum,
    double eps,
    aclTensor* output,
    aclTensor* saveMean,
    aclTensor* saveInvstd,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnBatchNorm(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_BATCH_NORM_H_
