// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_MOE_GATING_TOP_K_SOFTMAX_V2_H_
#define ACTGRAD_ACLNNOP_ACLNN_MOE_GATING_TOP_K_SOFTMAX_V2_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnMoeGatingTopKSoftmaxV2, in PyTorch's terms:
 *
 *   out, experts, softmax if wanted else None = top_experts(scores, finished, k, renormalised=bool(renormalised))
 *
 * The parameters are those that callers pass.
 */
ACTGRAD_PUBLIC aclnnStatus aclnnMoeGatingTopKSoftmaxV2GetWorkspaceSize(
    const aclTensor* scores,
    const aclTensor* finished,
    int64_t k,
    int64_t renormalised,
    bool wanted,
    aclTensor* out,
    aclTensor* experts,
    aclTensor* softmax,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnMoeGatingTopKSoftmaxV2(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_MOE_GATING_TOP_K_SOFTMAX_V2_H_
