// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_GELU_MUL_H_
#define ACTGRAD_ACLNNOP_ACLNN_GELU_MUL_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnGeluMul: GeluMul, GELU(A)·B, where A and B are the first and the second half of `input`.
 *
 *   out = GELU(A) · B
 *   none: GELU(t) = t·Φ(t)
 *   tanh: GELU(t) = 0.5·t·(1 + tanh z),  z = √(2/π)·(t + 0.044715·t³)
 *
 * Phase one checks the arguments and plans the work; it accesses no data.
 *   input: the input: A, then B, along the last dimension
 *   approximateOptional: the form of GELU, erf (none) or tanh
 *   out: GELU(A)·B
 * Phase two queues the plan on the stream.
 */
ACTGRAD_PUBLIC aclnnStatus aclnnGeluMulGetWorkspaceSize(
    const aclTensor* input,
    char* approximateOptional,
    const aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnGeluMul(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_GELU_MUL_H_
