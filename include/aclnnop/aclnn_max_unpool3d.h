// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_MAX_UNPOOL3D_H_
#define ACTGRAD_ACLNNOP_ACLNN_MAX_UNPOOL3D_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnMaxUnpool3d, in PyTorch's terms:
 *
 *   outRef = aten.max_unpool3d.default(self, indices.long(), outputSize, stride, padding)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnMaxUnpool3dGetWorkspaceSize(
    const aclTensor* self,
    const aclTensor* indices,
    const aclIntArray* outputSize,
    const aclIntArray* stride,
    const aclIntArray* padding,
    aclTensor* outRef,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnMaxUnpool3d(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_MAX_UNPOOL3D_H_
