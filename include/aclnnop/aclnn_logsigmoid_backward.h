// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_LOGSIGMOID_BACKWARD_H_
#define ACTGRAD_ACLNNOP_ACLNN_LOGSIGMOID_BACKWARD_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnLogSigmoidBackward: The gradient of LogSigmoid.
 *
 *   gradInput = gradOutput · σ(−self)
 *
 * Phase one checks the arguments and plans the work; it accesses no data.
 *   gradOutput: the gradient of LogSigmoid's output
 *   self: the input of LogSigmoid
 *   buffer: not read; of any shape and dtype
 *   gradInput: the gradient of `self`
 * Phase two queues the plan on the stream.
 */
ACTGRAD_PUBLIC aclnnStatus aclnnLogSigmoidBackwardGetWorkspaceSize(
    const aclTensor* gradOutput,
    const aclTensor* self,
    const aclTensor* buffer,
    aclTensor* gradInput,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnLogSigmoidBackward(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_LOGSIGMOID_BACKWARD_H_
