// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_FATRELU_MUL_H_
#define ACTGRAD_ACLNNOP_ACLNN_FATRELU_MUL_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnFatreluMul: FatreluMul, f(A)·B of the halves A and B of `input`: f(A) is A above the threshold, else 0.
 *
 *   out = A · B  where A > threshold
 *   out = 0 · B  elsewhere
 *
 * Phase one checks the arguments and plans the work; it accesses no data.
 *   input: the input: A, then B, along the last dimension
 *   threshold: the threshold that A must exceed: a tensor of one element
 *   out: f(A)·B
 * Phase two queues the plan on the stream.
 */
ACTGRAD_PUBLIC aclnnStatus aclnnFatreluMulGetWorkspaceSize(
    const aclTensor* input,
    const aclTensor* threshold,
    const aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnFatreluMul(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_FATRELU_MUL_H_
