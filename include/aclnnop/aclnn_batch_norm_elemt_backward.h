// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_BATCH_NORM_ELEMT_BACKWARD_H_
#define ACTGRAD_ACLNNOP_ACLNN_BATCH_NORM_ELEMT_BACKWARD_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnBatchNormElemtBackward, in PyTorch's terms:
 *
 *   gradInput = batch_norm_elemt_backward(gradOut, input, mean, invstd, weight, sumDy, sumDyXmu, counter)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnBatchNormElemtBackwardGetWorkspaceSize(
    const aclTensor* gradOut,
    const aclTensor* input,
    const aclTensor* mean,
    const aclTensor* invstd,
    const aclTensor* weight,
    const aclTensor* sumDy,
    const aclTensor* sumDyXmu,
    aclTensor* counter,
    aclTensor* gradInput,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnBatchNormElemtBackward(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_BATCH_NORM_ELEMT_BACKWARD_H_
