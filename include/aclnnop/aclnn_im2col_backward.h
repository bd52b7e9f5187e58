// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_IM2COL_BACKWARD_H_
#define ACTGRAD_ACLNNOP_ACLNN_IM2COL_BACKWARD_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnIm2colBackward, in PyTorch's terms:
 *
 *   out = aten.col2im.default(widened(self), size, kernel, dilation, padding, stride)
 *
 * The parameters are those that callers pass.
 */
ACTGRAD_PUBLIC aclnnStatus aclnnIm2colBackwardGetWorkspaceSize(
    const aclTensor* self,
    const aclIntArray* size,
    const aclIntArray* kernel,
    const aclIntArray* dilation,
    const aclIntArray* padding,
    const aclIntArray* stride,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnIm2colBackward(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_IM2COL_BACKWARD_H_
