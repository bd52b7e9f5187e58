// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_MOE_INIT_ROUTING_V3_H_
#define ACTGRAD_ACLNNOP_ACLNN_MOE_INIT_ROUTING_V3_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnMoeInitRoutingV3, in PyTorch's terms:
 *
 *   put_routed(out, rows, counts, plain_routing(x, experts, bounds, scattered == 1, scale, scales) if quantised == -1 else quantised_routing(x, experts, bounds, scattered == 1, scale, offset, quantised, scales), kind, wanted, bounds[0]) if not padded else not_served('padded experts')
 *
 * The parameters are those that callers pass.
 */
ACTGRAD_PUBLIC aclnnStatus aclnnMoeInitRoutingV3GetWorkspaceSize(
    const aclTensor* x,
    const aclTensor* experts,
    const aclTensor* scale,
    const aclTensor* offset,
    int64_t active,
    int64_t capacity,
    int64_t count,
    int64_t padded,
    int64_t kind,
    bool wanted,
    int64_t quantised,
    const aclIntArray* bounds,
    int64_t scattered,
    aclTensor* out,
    aclTensor* rows,
    aclTensor* counts,
    aclTensor* scales,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnMoeInitRoutingV3(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_MOE_INIT_ROUTING_V3_H_
