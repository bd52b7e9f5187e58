// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_SILU_BACKWARD_H_
#define ACTGRAD_ACLNNOP_ACLNN_SILU_BACKWARD_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnSiluBackward: The gradient of SiLU, x·σ(x).
 *
 *   gradInput = gradOutput · σ(self) · (1 + self·(1 − σ(self)))
 *
 * Phase one checks the arguments and plans the work; it accesses no data.
 *   gradOutput: the gradient of SiLU's output
 *   self: the input of SiLU
 *   gradInput: the gradient of `self`
 * Phase two queues the plan on the stream.
 */
ACTGRAD_PUBLIC aclnnStatus aclnnSiluBackwardGetWorkspaceSize(
    const aclTensor* gradOutput,
    const aclTensor* self,
    aclTensor* gradInput,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnSiluBackward(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_SILU_BACKWARD_H_
