// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_AVGPOOL3D_BACKWARD_H_
#define ACTGRAD_ACLNNOP_ACLNN_AVGPOOL3D_BACKWARD_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnAvgPool3dBackward, in PyTorch's terms:
 *
 *   output = wide(aten.avg_pool3d_backward.default, gradOutput, self, kernelSize, stride, padding, ceilMode, countIncludePad, divisorOverride or None)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnAvgPool3dBackwardGetWorkspaceSize(
    const aclTensor* gradOutput,
    const aclTensor* self,
    const aclIntArray* kernelSize,
    const aclIntArray* stride,
    const aclIntArray* padding,
    bool ceilMode,
    bool countIncludePad,
    int64_t divisorOverride,
    aclTensor* output,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnAvgPool3dBackward(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_AVGPOOL3D_BACKWARD_H_
