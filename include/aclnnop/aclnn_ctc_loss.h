// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_CTC_LOSS_H_
#define ACTGRAD_ACLNNOP_ACLNN_CTC_LOSS_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnCtcLoss, in PyTorch's terms:
 *
 *   ctc_loss(logProbs, targets, inputLengths, targetlengths, blank, zeroInfinity, negLogLikelihoodOut, logAlphaOut)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnCtcLossGetWorkspaceSize(
    const aclTensor* logProbs,
    const aclTensor* targets,
    const aclIntArray* inputLengths,
    const aclIntArray* targetlengths,
    int64_t blank,
    bool zeroInfinity,
    aclTensor* negLogLikelihoodOut,
    aclTensor* logAlphaOut,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnCtcLoss(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_CTC_LOSS_H_
