// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_AVGPOOL2D_H_
#define ACTGRAD_ACLNNOP_ACLNN_AVGPOOL2D_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnAvgPool2d, in PyTorch's terms:
 *
 *   out = aten.avg_pool2d.default(self, kernelSize, strides, paddings, ceilMode, countIncludePad, divisorOverride or None)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnAvgPool2dGetWorkspaceSize(
    const aclTensor* self,
    const aclIntArray* kernelSize,
    const aclIntArray* strides,
    const aclIntArray* paddings,
    bool ceilMode,
    bool countIncludePad,
    int64_t divisorOverride,
    int8_t cubeMathType,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnAvgPool2d(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_AVGPOOL2D_H_
