// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_GLU_BACKWARD_H_
#define ACTGRAD_ACLNNOP_ACLNN_GLU_BACKWARD_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnGluBackward: The gradient of GLU, A·σ(B), where A and B are the first and the second half of `self` along `dim`.
 *
 *   outA = gradOut · σ(B)
 *   outB = gradOut · A · σ(B) · (1 − σ(B))
 *
 * Phase one checks the arguments and plans the work; it accesses no data.
 *   gradOut: the gradient of GLU's output
 *   self: the input of GLU: A, then B, along `dim`
 *   dim: the dimension along which `self` is split
 *   out: the gradient of `self`: outA, then outB, along `dim`
 * Phase two queues the plan on the stream.
 */
ACTGRAD_PUBLIC aclnnStatus aclnnGluBackwardGetWorkspaceSize(
    const aclTensor* gradOut,
    const aclTensor* self,
    int64_t dim,
    const aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnGluBackward(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_GLU_BACKWARD_H_
