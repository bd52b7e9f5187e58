// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_LEAKY_RELU_BACKWARD_H_
#define ACTGRAD_ACLNNOP_ACLNN_LEAKY_RELU_BACKWARD_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnLeakyReluBackward: The gradient of LeakyReLU, from its input or, for a slope ≥ 0, from its result.
 *
 *   out = gradOutput                  where self > 0
 *   out = negativeSlope · gradOutput  where self ≤ 0
 *
 * Phase one checks the arguments and plans the work; it accesses no data.
 *   gradOutput: the gradient of LeakyReLU's output
 *   self: the input of LeakyReLU
 *   negativeSlope: the slope below 0, of any sign and size
 *   selfIsResult: whether `self` is the result of LeakyReLU
 *   out: the gradient of `self`
 * Phase two queues the plan on the stream.
 */
ACTGRAD_PUBLIC aclnnStatus aclnnLeakyReluBackwardGetWorkspaceSize(
    const aclTensor* gradOutput,
    const aclTensor* self,
    const aclScalar* negativeSlope,
    bool selfIsResult,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnLeakyReluBackward(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_LEAKY_RELU_BACKWARD_H_
