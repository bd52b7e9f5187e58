// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_SOFTPLUS_BACKWARD_H_
#define ACTGRAD_ACLNNOP_ACLNN_SOFTPLUS_BACKWARD_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnSoftplusBackward: The gradient of Softplus.
 *
 *   gradInput = gradOutput                   where beta · self > threshold
 *   gradInput = gradOutput · σ(beta · self)  where beta · self ≤ threshold
 *
 * Phase one checks the arguments and plans the work; it accesses no data.
 *   gradOutput: the gradient of Softplus's output
 *   self: the input of Softplus
 *   beta: Softplus's beta
 *   threshold: Softplus's threshold
 *   gradInput: the gradient of `self`
 * Phase two queues the plan on the stream.
 */
ACTGRAD_PUBLIC aclnnStatus aclnnSoftplusBackwardGetWorkspaceSize(
    const aclTensor* gradOutput,
    const aclTensor* self,
    const aclScalar* beta,
    const aclScalar* threshold,
    aclTensor* gradInput,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnSoftplusBackward(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_SOFTPLUS_BACKWARD_H_
