// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_TANH_BACKWARD_H_
#define ACTGRAD_ACLNNOP_ACLNN_TANH_BACKWARD_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnTanhBackward: The gradient of the hyperbolic tangent, from its result.
 *
 *   gradInput = gradOutput · (1 − output²)
 *
 * Phase one checks the arguments and plans the work; it accesses no data.
 *   gradOutput: the gradient of the output
 *   output: the result of the hyperbolic tangent
 *   gradInput: the gradient of the input
 * Phase two queues the plan on the stream.
 */
ACTGRAD_PUBLIC aclnnStatus aclnnTanhBackwardGetWorkspaceSize(
    const aclTensor* gradOutput,
    const aclTensor* output,
    aclTensor* gradInput,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnTanhBackward(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_TANH_BACKWARD_H_
