// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_SWISH_BACKWARD_H_
#define ACTGRAD_ACLNNOP_ACLNN_SWISH_BACKWARD_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnSwishBackward: The gradient of Swish.
 *
 *   gradInput = gradOutput · s · (1 + w·(1 − s))
 *   w = betaOptional · self
 *   s = σ(w)
 *
 * Phase one checks the arguments and plans the work; it accesses no data.
 *   gradOutput: the gradient of Swish's output
 *   self: the input of Swish
 *   betaOptional: the steepness β
 *   gradInput: the gradient of `self`
 * Phase two queues the plan on the stream.
 */
ACTGRAD_PUBLIC aclnnStatus aclnnSwishBackwardGetWorkspaceSize(
    const aclTensor* gradOutput,
    const aclTensor* self,
    const aclScalar* betaOptional,
    aclTensor* gradInput,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnSwishBackward(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_SWISH_BACKWARD_H_
