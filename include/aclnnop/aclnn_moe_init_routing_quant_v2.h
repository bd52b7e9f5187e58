// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_MOE_INIT_ROUTING_QUANT_V2_H_
#define ACTGRAD_ACLNNOP_ACLNN_MOE_INIT_ROUTING_QUANT_V2_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnMoeInitRoutingQuantV2, in PyTorch's terms:
 *
 *   put_routed(out, rows, counts, quantised_routing(x, experts, (0, count), False, scale, offset, quantised, scales), kind - 1, kind > 0) if not padded else not_served('padded experts')
 *
 * The parameters are those that callers pass.
 */
ACTGRAD_PUBLIC aclnnStatus aclnnMoeInitRoutingQuantV2GetWorkspaceSize(
    const aclTensor* x,
    const aclTensor* experts,
    const aclTensor* scale,
    const aclTensor* offset,
    int64_t active,
    int64_t capacity,
    int64_t count,
    int64_t padded,
    int64_t kind,
    bool before,
    int64_t quantised,
    aclTensor* out,
    aclTensor* rows,
    aclTensor* counts,
    aclTensor* counts_before,
    aclTensor* scales,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnMoeInitRoutingQuantV2(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_MOE_INIT_ROUTING_QUANT_V2_H_
