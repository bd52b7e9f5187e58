// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_HARDSIGMOID_BACKWARD_H_
#define ACTGRAD_ACLNNOP_ACLNN_HARDSIGMOID_BACKWARD_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnHardsigmoidBackward: The gradient of Hardsigmoid, 0 at ±3 and beyond.
 *
 *   out = gradOutput / 6  where −3 < self < 3
 *   out = 0               elsewhere
 *
 * Phase one checks the arguments and plans the work; it accesses no data.
 *   gradOutput: the gradient of Hardsigmoid's output
 *   self: the input of Hardsigmoid
 *   out: the gradient of `self`
 * Phase two queues the plan on the stream.
 */
ACTGRAD_PUBLIC aclnnStatus aclnnHardsigmoidBackwardGetWorkspaceSize(
    const aclTensor* gradOutput,
    const aclTensor* self,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnHardsigmoidBackward(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_HARDSIGMOID_BACKWARD_H_
