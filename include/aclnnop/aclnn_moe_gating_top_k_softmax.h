// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_MOE_GATING_TOP_K_SOFTMAX_H_
#define ACTGRAD_ACLNNOP_ACLNN_MOE_GATING_TOP_K_SOFTMAX_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnMoeGatingTopKSoftmax, in PyTorch's terms:
 *
 *   out, experts, rows = gated_top_k(scores, finished, k)
 *
 * The parameters are those that callers pass.
 */
ACTGRAD_PUBLIC aclnnStatus aclnnMoeGatingTopKSoftmaxGetWorkspaceSize(
    const aclTensor* scores,
    const aclTensor* finished,
    int64_t k,
    aclTensor* out,
    aclTensor* experts,
    aclTensor* rows,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnMoeGatingTopKSoftmax(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_MOE_GATING_TOP_K_SOFTMAX_H_
