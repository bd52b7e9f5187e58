// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_UPSAMPLE_NEAREST_2D_H_
#define ACTGRAD_ACLNNOP_ACLNN_UPSAMPLE_NEAREST_2D_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnUpsampleNearest2d, in PyTorch's terms:
 *
 *   out = aten.upsample_nearest2d.default(self, outputSize)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnUpsampleNearest2dGetWorkspaceSize(
    const aclTensor* self,
    const aclIntArray* outputSize,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnUpsampleNearest2d(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_UPSAMPLE_NEAREST_2D_H_
