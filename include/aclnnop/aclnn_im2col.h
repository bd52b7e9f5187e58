// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_IM2COL_H_
#define ACTGRAD_ACLNNOP_ACLNN_IM2COL_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnIm2col, in PyTorch's terms:
 *
 *   out = aten.im2col.default(self, kernelSize, dilation, padding, stride)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnIm2colGetWorkspaceSize(
    const aclTensor* self,
    const aclIntArray* kernelSize,
    const aclIntArray* dilation,
    const aclIntArray* padding,
    const aclIntArray* stride,
    const aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnIm2col(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_IM2COL_H_
