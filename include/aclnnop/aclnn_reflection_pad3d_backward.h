// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_REFLECTION_PAD3D_BACKWARD_H_
#define ACTGRAD_ACLNNOP_ACLNN_REFLECTION_PAD3D_BACKWARD_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnReflectionPad3dBackward, in PyTorch's terms:
 *
 *   gradInput = wide(aten.reflection_pad3d_backward.default, gradOutput, self, padding)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnReflectionPad3dBackwardGetWorkspaceSize(
    const aclTensor* gradOutput,
    const aclTensor* self,
    const aclIntArray* padding,
    aclTensor* gradInput,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnReflectionPad3dBackward(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_REFLECTION_PAD3D_BACKWARD_H_
