// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_SWI_GLU_H_
#define ACTGRAD_ACLNNOP_ACLNN_SWI_GLU_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnSwiGlu: SwiGLU, SiLU(A)·B, where A and B are the first and the second half of `x` along `dim`.
 *
 *   out = A · σ(A) · B
 *
 * Phase one checks the arguments and plans the work; it accesses no data.
 *   x: the input: A, then B, along `dim`
 *   dim: the dimension along which `x` is split
 *   out: SwiGLU of `x`
 * Phase two queues the plan on the stream.
 */
ACTGRAD_PUBLIC aclnnStatus aclnnSwiGluGetWorkspaceSize(
    const aclTensor* x,
    int64_t dim,
    const aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnSwiGlu(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_SWI_GLU_H_
