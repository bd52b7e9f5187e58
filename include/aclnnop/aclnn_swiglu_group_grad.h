// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_SWIGLU_GROUP_GRAD_H_
#define ACTGRAD_ACLNNOP_ACLNN_SWIGLU_GROUP_GRAD_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnSwigluGroupGrad: The gradients of SwigluGroup's input and weight.
 *
 *   s = σ(A')
 *   dA = gradY · weight · B' · s · (1 + A' · (1 − s))  where A < clampLimit, else 0
 *   dB = gradY · weight · A' · s                       where −clampLimit < B < clampLimit, else 0
 *   gradWeightOut = Σ gradY · yOrigin                  over each row
 *
 * Phase one checks the arguments and plans the work; it accesses no data.
 *   gradY: the gradient of SwigluGroup's output
 *   x: the input of SwigluGroup: A, then B, along the last dimension
 *   weightOptional: the factor of each row, in float32
 *   yOriginOptional: the result of SwigluGroup without the weight
 *   groupIndexOptional: the number of rows of each group; rows beyond their sum become 0
 *   clampLimit: the upper limit of A, and the limit of B in both directions; 0: no clamping
 *   gradXOut: the gradient of `x`
 *   gradWeightOutOptional: the gradient of the weight
 * Phase two queues the plan on the stream.
 */
ACTGRAD_PUBLIC aclnnStatus aclnnSwigluGroupGradGetWorkspaceSize(
    const aclTensor* gradY,
    const aclTensor* x,
    const aclTensor* weightOptional,
    const aclTensor* yOriginOptional,
    const aclTensor* groupIndexOptional,
    float clampLimit,
    aclTensor* gradXOut,
    aclTensor* gradWeightOutOptional,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnSwigluGroupGrad(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_SWIGLU_GROUP_GRAD_H_
