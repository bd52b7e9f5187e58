// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_CTC_LOSS_BACKWARD_H_
#define ACTGRAD_ACLNNOP_ACLNN_CTC_LOSS_BACKWARD_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnCtcLossBackward, in PyTorch's terms:
 *
 *   out = ctc_loss_backward(gradOut, logProbs, targets, inputLengths, targetLengths, negLogLikelihood, logAlpha, blank, zeroInfinity)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnCtcLossBackwardGetWorkspaceSize(
    const aclTensor* gradOut,
    const aclTensor* logProbs,
    const aclTensor* targets,
    const aclIntArray* inputLengths,
    const aclIntArray* targetLengths,
    const aclTensor* negLogLikelihood,
    const aclTensor* logAlpha,
    int64_t blank,
    bool zeroInfinity,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnCtcLossBackward(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_CTC_LOSS_BACKWARD_H_
