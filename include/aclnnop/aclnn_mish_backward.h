// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_MISH_BACKWARD_H_
#define ACTGRAD_ACLNNOP_ACLNN_MISH_BACKWARD_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnMishBackward: The gradient of Mish.
 *
 *   gradInput = gradOutput · (t + self · σ(self) · (1 − t²)) with t = tanh(log(1 + e^self))
 *
 * Phase one checks the arguments and plans the work; it accesses no data.
 *   gradOutput: the gradient of Mish's output
 *   self: the input of Mish
 *   gradInput: the gradient of `self`
 * Phase two queues the plan on the stream.
 */
ACTGRAD_PUBLIC aclnnStatus aclnnMishBackwardGetWorkspaceSize(
    const aclTensor* gradOutput,
    const aclTensor* self,
    aclTensor* gradInput,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnMishBackward(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_MISH_BACKWARD_H_
