// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_THRESHOLD_BACKWARD_H_
#define ACTGRAD_ACLNNOP_ACLNN_THRESHOLD_BACKWARD_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnThresholdBackward: The gradient of Threshold, and with a threshold of 0 that of ReLU.
 *
 *   out = gradOutput  where self > threshold
 *   out = 0           elsewhere
 *
 * Phase one checks the arguments and plans the work; it accesses no data.
 *   gradOutput: the gradient of Threshold's output
 *   self: the input of Threshold
 *   threshold: the threshold that the input must exceed
 *   out: the gradient of `self`
 * Phase two queues the plan on the stream.
 */
ACTGRAD_PUBLIC aclnnStatus aclnnThresholdBackwardGetWorkspaceSize(
    const aclTensor* gradOutput,
    const aclTensor* self,
    const aclScalar* threshold,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnThresholdBackward(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_THRESHOLD_BACKWARD_H_
