// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_MOE_FINALIZE_ROUTING_V4_H_
#define ACTGRAD_ACLNNOP_ACLNN_MOE_FINALIZE_ROUTING_V4_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnMoeFinalizeRoutingV4, in PyTorch's terms:
 *
 *   out = finalized(rows, places, skip1, skip2, bias, scales, experts, mode, k)
 *
 * The parameters are those that callers pass.
 */
ACTGRAD_PUBLIC aclnnStatus aclnnMoeFinalizeRoutingV4GetWorkspaceSize(
    const aclTensor* rows,
    const aclTensor* places,
    const aclTensor* skip1,
    const aclTensor* skip2,
    const aclTensor* bias,
    const aclTensor* scales,
    const aclTensor* experts,
    const aclTensor* x,
    const aclTensor* constants,
    const aclTensor* scale1,
    const aclTensor* scale2,
    int64_t mode,
    const aclTensor* range1,
    const aclTensor* range2,
    const aclTensor* range3,
    int64_t k,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnMoeFinalizeRoutingV4(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_MOE_FINALIZE_ROUTING_V4_H_
