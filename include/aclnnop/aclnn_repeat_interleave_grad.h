// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_REPEAT_INTERLEAVE_GRAD_H_
#define ACTGRAD_ACLNNOP_ACLNN_REPEAT_INTERLEAVE_GRAD_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnRepeatInterleaveGrad, in PyTorch's terms:
 *
 *   out = repeat_interleave_backward(grad, repeats, dim, out)
 *
 * The parameters are those that callers pass.
 */
ACTGRAD_PUBLIC aclnnStatus aclnnRepeatInterleaveGradGetWorkspaceSize(
    const aclTensor* grad,
    const aclTensor* repeats,
    int64_t dim,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnRepeatInterleaveGrad(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_REPEAT_INTERLEAVE_GRAD_H_
