// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_SIGMOID_BACKWARD_H_
#define ACTGRAD_ACLNNOP_ACLNN_SIGMOID_BACKWARD_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnSigmoidBackward: The gradient of Sigmoid, from its result.
 *
 *   gradInput = gradOutput · output · (1 − output)
 *
 * Phase one checks the arguments and plans the work; it accesses no data.
 *   gradOutput: the gradient of Sigmoid's output
 *   output: the result of Sigmoid
 *   gradInput: the gradient of Sigmoid's input
 * Phase two queues the plan on the stream.
 */
ACTGRAD_PUBLIC aclnnStatus aclnnSigmoidBackwardGetWorkspaceSize(
    const aclTensor* gradOutput,
    const aclTensor* output,
    aclTensor* gradInput,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnSigmoidBackward(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_SIGMOID_BACKWARD_H_
