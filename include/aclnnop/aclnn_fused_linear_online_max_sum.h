// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_FUSED_LINEAR_ONLINE_MAX_SUM_H_
#define ACTGRAD_ACLNNOP_ACLNN_FUSED_LINEAR_ONLINE_MAX_SUM_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnFusedLinearOnlineMaxSum: not computed here; phase one refuses it by its name, with 561003.
 */
ACTGRAD_PUBLIC aclnnStatus aclnnFusedLinearOnlineMaxSumGetWorkspaceSize(
    const aclTensor* input,
    const aclTensor* weight,
    const aclTensor* target,
    int64_t vocabStartIndex,
    int64_t vocabEndIndex,
    aclTensor* logitsMaxLocalOut,
    aclTensor* sumExpLogitsLocalOut,
    aclTensor* predictedLogitsLocalOut,
    aclTensor* targetMaskOut,
    aclTensor* maskedTargetOut,
    aclTensor* vocabParallelLogitsOutOptional,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnFusedLinearOnlineMaxSum(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_FUSED_LINEAR_ONLINE_MAX_SUM_H_
