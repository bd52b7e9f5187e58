// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_SWIGLU_GROUP_H_
#define ACTGRAD_ACLNNOP_ACLNN_SWIGLU_GROUP_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnSwigluGroup: SwiGLU of clamped halves times a weight for each row, for groups of rows.
 *
 *   A' = min(A, clampLimit)
 *   B' = clamp(B, −clampLimit, clampLimit)
 *   out = A' · σ(A') · B' · weight
 *
 * Phase one checks the arguments and plans the work; it accesses no data.
 *   x: the input: A, then B, along the last dimension
 *   weightOptional: the factor of each row, in float32
 *   groupIndexOptional: the number of rows of each group; rows beyond their sum become 0
 *   clampLimit: the upper limit of A, and the limit of B in both directions; -1: no clamping
 *   out: the result for `x`
 * Phase two queues the plan on the stream.
 */
ACTGRAD_PUBLIC aclnnStatus aclnnSwigluGroupGetWorkspaceSize(
    const aclTensor* x,
    const aclTensor* weightOptional,
    const aclTensor* groupIndexOptional,
    double clampLimit,
    const aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnSwigluGroup(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_SWIGLU_GROUP_H_
