// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_ELU_BACKWARD_H_
#define ACTGRAD_ACLNNOP_ACLNN_ELU_BACKWARD_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnEluBackward: The gradient of ELU, from its input or, where alpha is not negative, from its result.
 *
 *   gradInput = gradOutput · scale                                                       where selfOrResult > 0
 *   gradInput = gradOutput · inputScale · alpha · scale · e^(inputScale · selfOrResult)  where it is the input, ≤ 0
 *   gradInput = gradOutput · inputScale · (selfOrResult + alpha · scale)                 where it is the result, ≤ 0
 *
 * Phase one checks the arguments and plans the work; it accesses no data.
 *   gradOutput: the gradient of ELU's output
 *   alpha: ELU's alpha
 *   scale: ELU's scale
 *   inputScale: ELU's factor of the input
 *   isResult: whether `selfOrResult` is the result of ELU
 *   selfOrResult: the input of ELU, or its result
 *   gradInput: the gradient of ELU's input
 * Phase two queues the plan on the stream.
 */
ACTGRAD_PUBLIC aclnnStatus aclnnEluBackwardGetWorkspaceSize(
    const aclTensor* gradOutput,
    const aclScalar* alpha,
    const aclScalar* scale,
    const aclScalar* inputScale,
    bool isResult,
    const aclTensor* selfOrResult,
    aclTensor* gradInput,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnEluBackward(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_ELU_BACKWARD_H_
