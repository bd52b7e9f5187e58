// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_MOE_RE_ROUTING_H_
#define ACTGRAD_ACLNNOP_ACLNN_MOE_RE_ROUTING_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnMoeReRouting, in PyTorch's terms:
 *
 *   put_if_wanted((out, out_scales, places, totals), by_expert_of_ranks(tokens, counts, scales, kind, order))
 *
 * The parameters are those that callers pass.
 */
ACTGRAD_PUBLIC aclnnStatus aclnnMoeReRoutingGetWorkspaceSize(
    const aclTensor* tokens,
    const aclTensor* counts,
    const aclTensor* scales,
    int64_t kind,
    int64_t order,
    aclTensor* out,
    aclTensor* out_scales,
    aclTensor* places,
    aclTensor* totals,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnMoeReRouting(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_MOE_RE_ROUTING_H_
