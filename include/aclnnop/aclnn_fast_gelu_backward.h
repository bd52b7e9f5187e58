// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_FAST_GELU_BACKWARD_H_
#define ACTGRAD_ACLNNOP_ACLNN_FAST_GELU_BACKWARD_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnFastGeluBackward: The gradient of FastGELU.
 *
 *   gradInput = gradOutput · s · (1 + w·(1 − s))
 *   w = 1.702 · self
 *   s = σ(w)
 *
 * Phase one checks the arguments and plans the work; it accesses no data.
 *   gradOutput: the gradient of FastGELU's output
 *   self: the input of FastGELU
 *   gradInput: the gradient of `self`
 * Phase two queues the plan on the stream.
 */
ACTGRAD_PUBLIC aclnnStatus aclnnFastGeluBackwardGetWorkspaceSize(
    const aclTensor* gradOutput,
    const aclTensor* self,
    aclTensor* gradInput,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnFastGeluBackward(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_FAST_GELU_BACKWARD_H_
