// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_PRELU_BACKWARD_H_
#define ACTGRAD_ACLNNOP_ACLNN_PRELU_BACKWARD_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnPreluBackward: The gradients of PReLU's input and weight.
 *
 *   gradInput = gradOutput           where self > 0
 *   gradInput = weight · gradOutput  where self ≤ 0
 *   gradWeight = Σ self · gradOutput over the places of a channel where self ≤ 0
 *
 * Phase one checks the arguments and plans the work; it accesses no data.
 *   gradOutput: the gradient of PReLU's output
 *   self: the input of PReLU
 *   weight: one element, or one for each channel (index of axis 1), in any shape
 *   gradInput: the gradient of `self`
 *   gradWeight: the gradient of `weight`
 * Phase two queues the plan on the stream.
 */
ACTGRAD_PUBLIC aclnnStatus aclnnPreluBackwardGetWorkspaceSize(
    const aclTensor* gradOutput,
    const aclTensor* self,
    const aclTensor* weight,
    aclTensor* gradInput,
    aclTensor* gradWeight,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnPreluBackward(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_PRELU_BACKWARD_H_
