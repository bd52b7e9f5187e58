// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_AVGPOOL3D_H_
#define ACTGRAD_ACLNNOP_ACLNN_AVGPOOL3D_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnAvgPool3d, in PyTorch's terms:
 *
 *   out = wide(aten.avg_pool3d.default, self, kernelSize, stride, padding, ceilMode, countIncludePad, divisorOverride or None)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnAvgPool3dGetWorkspaceSize(
    const aclTensor* self,
    const aclIntArray* kernelSize,
    const aclIntArray* stride,
    const aclIntArray* padding,
    bool ceilMode,
    bool countIncludePad,
    int64_t divisorOverride,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnAvgPool3d(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_AVGPOOL3D_H_
