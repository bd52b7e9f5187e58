// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_CDIST_BACKWARD_H_
#define ACTGRAD_ACLNNOP_ACLNN_CDIST_BACKWARD_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnCdistBackward, in PyTorch's terms:
 *
 *   out = aten._cdist_backward.default(grad, x1, x2, p, cdist)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnCdistBackwardGetWorkspaceSize(
    const aclTensor* grad,
    const aclTensor* x1,
    const aclTensor* x2,
    const aclTensor* cdist,
    float p,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnCdistBackward(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_CDIST_BACKWARD_H_
