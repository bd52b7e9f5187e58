// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_UNFOLD_GRAD_H_
#define ACTGRAD_ACLNNOP_ACLNN_UNFOLD_GRAD_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnUnfoldGrad, in PyTorch's terms:
 *
 *   gradIn = aten.unfold_backward.default(widened(gradOut), inputSizes, dim, size, step)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnUnfoldGradGetWorkspaceSize(
    const aclTensor* gradOut,
    const aclIntArray* inputSizes,
    int64_t dim,
    int64_t size,
    int64_t step,
    const aclTensor* gradIn,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnUnfoldGrad(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_UNFOLD_GRAD_H_
