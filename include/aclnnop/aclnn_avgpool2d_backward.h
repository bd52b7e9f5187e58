// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_AVGPOOL2D_BACKWARD_H_
#define ACTGRAD_ACLNNOP_ACLNN_AVGPOOL2D_BACKWARD_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnAvgPool2dBackward, in PyTorch's terms:
 *
 *   gradInput = wide(aten.avg_pool2d_backward.default, gradOutput, self, kernelSize, stride, padding, ceilMode, countIncludePad, divisorOverride or None)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnAvgPool2dBackwardGetWorkspaceSize(
    const aclTensor* gradOutput,
    const aclTensor* self,
    const aclIntArray* kernelSize,
    const aclIntArray* stride,
    const aclIntArray* padding,
    bool ceilMode,
    bool countIncludePad,
    int64_t divisorOverride,
    int8_t cubeMathType,
    aclTensor* gradInput,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnAvgPool2dBackward(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_AVGPOOL2D_BACKWARD_H_
