// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_CLIPPED_SWIGLU_GRAD_H_
#define ACTGRAD_ACLNNOP_ACLNN_CLIPPED_SWIGLU_GRAD_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnClippedSwigluGrad: The gradient of SwiGLU of clamped halves.
 *
 *   s = σ(alpha · A')
 *   dA = gradY · (B' + bias) · s · (1 + alpha · A' · (1 − s))  where A ≤ limit, else 0
 *   dB = gradY · A' · s                                        where −limit ≤ B ≤ limit, else 0
 *
 * Phase one checks the arguments and plans the work; it accesses no data.
 *   gradY: the gradient of SwiGLU's output
 *   x: the input of SwiGLU: its halves A and B
 *   groupIndexOptional: the number of rows of each group; rows beyond their sum become 0
 *   dim: the dimension that is split; a row spans it and all dimensions after it
 *   alpha: the steepness of the sigmoid
 *   limit: the upper limit of A, and the limit of B in both directions
 *   bias: the number added to B
 *   interleaved: whether A and B are the even and odd elements of a row rather than its first and second half
 *   gradXOut: the gradient of `x`
 * Phase two queues the plan on the stream.
 */
ACTGRAD_PUBLIC aclnnStatus aclnnClippedSwigluGradGetWorkspaceSize(
    const aclTensor* gradY,
    const aclTensor* x,
    const aclTensor* groupIndexOptional,
    int64_t dim,
    double alpha,
    double limit,
    double bias,
    bool interleaved,
    const aclTensor* gradXOut,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnClippedSwigluGrad(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_CLIPPED_SWIGLU_GRAD_H_
