// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_SITU_GLU_GRAD_H_
#define ACTGRAD_ACLNNOP_ACLNN_SITU_GLU_GRAD_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnSituGluGrad: The gradient of SituGLU, f(a)·v with f(a) = beta·tanh(a/beta)·σ(a).
 *
 *   d(a) = gradY · h(v) · s · ((1 − t²) + beta · t · (1 − s))
 *   d(v) = gradY · beta · t · s · h'(v)
 *   s = σ(a),  t = tanh(a/beta)
 *   h(v) = linearBeta · tanh(v/linearBeta)  where linearBeta > 0
 *   h(v) = v                                elsewhere
 *
 * Phase one checks the arguments and plans the work; it accesses no data.
 *   gradY: the gradient of SituGLU's output
 *   x: the input of SituGLU: its two halves along `dim`
 *   dim: the dimension along which `x` is split
 *   beta: the bound of f's tanh factor, of either sign; 0 gives NaN
 *   linearBeta: the bound of v; no bound if it is not above 0
 *   activateLeft: whether a is the left half rather than the right one
 *   out: the gradient of `x`, in the same halves
 * Phase two queues the plan on the stream.
 */
ACTGRAD_PUBLIC aclnnStatus aclnnSituGluGradGetWorkspaceSize(
    const aclTensor* gradY,
    const aclTensor* x,
    int64_t dim,
    double beta,
    double linearBeta,
    bool activateLeft,
    const aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnSituGluGrad(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_SITU_GLU_GRAD_H_
