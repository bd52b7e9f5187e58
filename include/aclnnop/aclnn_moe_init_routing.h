// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_MOE_INIT_ROUTING_H_
#define ACTGRAD_ACLNNOP_ACLNN_MOE_INIT_ROUTING_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnMoeInitRouting, in PyTorch's terms:
 *
 *   out, places, sorted_experts = routed(x, rows, experts, active)
 *
 * The parameters are those that callers pass.
 */
ACTGRAD_PUBLIC aclnnStatus aclnnMoeInitRoutingGetWorkspaceSize(
    const aclTensor* x,
    const aclTensor* rows,
    const aclTensor* experts,
    int64_t active,
    aclTensor* out,
    aclTensor* places,
    aclTensor* sorted_experts,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnMoeInitRouting(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_MOE_INIT_ROUTING_H_
