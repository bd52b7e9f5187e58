// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_MOE_GATING_TOP_K_H_
#define ACTGRAD_ACLNNOP_ACLNN_MOE_GATING_TOP_K_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnMoeGatingTopK, in PyTorch's terms:
 *
 *   out, experts, whole if wanted else None = grouped_top_k(scores, bias, k, k_group, groups, group_mode == 1, norm == 1, scale, eps, renormalised == 1)
 *
 * The parameters are those that callers pass.
 */
ACTGRAD_PUBLIC aclnnStatus aclnnMoeGatingTopKGetWorkspaceSize(
    const aclTensor* scores,
    const aclTensor* bias,
    int64_t k,
    int64_t k_group,
    int64_t groups,
    int64_t group_mode,
    int64_t renormalised,
    int64_t norm,
    bool wanted,
    double scale,
    double eps,
    aclTensor* out,
    aclTensor* experts,
    aclTensor* whole,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnMoeGatingTopK(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_MOE_GATING_TOP_K_H_
