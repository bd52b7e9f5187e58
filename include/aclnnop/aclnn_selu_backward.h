// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_SELU_BACKWARD_H_
#define ACTGRAD_ACLNNOP_ACLNN_SELU_BACKWARD_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnSeluBackward: The gradient of SELU, from its result.
 *
 *   gradInput = gradOutput · s               where result > 0
 *   gradInput = gradOutput · (result + s·α)  where result ≤ 0
 *
 * Phase one checks the arguments and plans the work; it accesses no data.
 *   gradOutput: the gradient of SELU's output
 *   result: the result of SELU
 *   gradInput: the gradient of SELU's input
 * Phase two queues the plan on the stream.
 */
ACTGRAD_PUBLIC aclnnStatus aclnnSeluBackwardGetWorkspaceSize(
    const aclTensor* gradOutput,
    const aclTensor* result,
    aclTensor* gradInput,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnSeluBackward(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_SELU_BACKWARD_H_
