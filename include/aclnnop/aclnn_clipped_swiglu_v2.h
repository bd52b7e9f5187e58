// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_CLIPPED_SWIGLU_V2_H_
#define ACTGRAD_ACLNNOP_ACLNN_CLIPPED_SWIGLU_V2_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnClippedSwigluV2: SwiGLU of clamped halves, or SwiGLU with the activated half clamped after the activation.
 *
 *   A' = min(A, limit)
 *   B' = clamp(B, −limit, limit)
 *   out = A' · σ(alpha · A') · (B' + bias)                 if clampMode = 0
 *   out = min(A · σ(A), limit) · B'  if clampMode = 1
 *
 * Phase one checks the arguments and plans the work; it accesses no data.
 *   x: the input: its halves A and B
 *   groupIndexOptional: the number of rows of each group; rows beyond their sum become 0
 *   dim: the dimension that is split; a row spans it and all dimensions after it
 *   alpha: the steepness of the sigmoid
 *   limit: the upper limit of A, and the limit of B in both directions
 *   bias: the number added to B
 *   interleaved: whether A and B are the even and odd elements of a row rather than its first and second half
 *   clampMode: 0: A is clamped; 1: SiLU(A) is clamped, and `alpha` and `bias` are unused
 *   out: the result for `x`
 * Phase two queues the plan on the stream.
 */
ACTGRAD_PUBLIC aclnnStatus aclnnClippedSwigluV2GetWorkspaceSize(
    const aclTensor* x,
    const aclTensor* groupIndexOptional,
    int64_t dim,
    double alpha,
    double limit,
    double bias,
    bool interleaved,
    int64_t clampMode,
    const aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnClippedSwigluV2(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_CLIPPED_SWIGLU_V2_H_
