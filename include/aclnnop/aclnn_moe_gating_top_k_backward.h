// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_MOE_GATING_TOP_K_BACKWARD_H_
#define ACTGRAD_ACLNNOP_ACLNN_MOE_GATING_TOP_K_BACKWARD_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnMoeGatingTopKBackward, in PyTorch's terms:
 *
 *   out = grouped_top_k_backward(whole, grad, experts, renormalised == 1, norm == 1, scale, eps)
 *
 * The parameters are those that callers pass.
 */
ACTGRAD_PUBLIC aclnnStatus aclnnMoeGatingTopKBackwardGetWorkspaceSize(
    const aclTensor* whole,
    const aclTensor* grad,
    const aclTensor* experts,
    int64_t renormalised,
    int64_t norm,
    double scale,
    double eps,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnMoeGatingTopKBackward(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_MOE_GATING_TOP_K_BACKWARD_H_
