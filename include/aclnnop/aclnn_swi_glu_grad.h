// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_SWI_GLU_GRAD_H_
#define ACTGRAD_ACLNNOP_ACLNN_SWI_GLU_GRAD_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnSwiGluGrad: The gradient of SwiGLU, SiLU(A)·B, where A and B are the first and the second half of `x` along `dim`.
 *
 *   outA = yGrad · B · σ(A) · (1 + A·(1 − σ(A)))
 *   outB = yGrad · A · σ(A)
 *
 * Phase one checks the arguments and plans the work; it accesses no data.
 *   yGrad: the gradient of SwiGLU's output
 *   x: the input of SwiGLU: A, then B, along `dim`
 *   dim: the dimension along which `x` is split
 *   out: the gradient of `x`: outA, then outB, along `dim`
 * Phase two queues the plan on the stream.
 */
ACTGRAD_PUBLIC aclnnStatus aclnnSwiGluGradGetWorkspaceSize(
    const aclTensor* yGrad,
    const aclTensor* x,
    int64_t dim,
    const aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnSwiGluGrad(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_SWI_GLU_GRAD_H_
