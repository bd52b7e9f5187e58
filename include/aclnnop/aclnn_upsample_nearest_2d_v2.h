// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_UPSAMPLE_NEAREST_2D_V2_H_
#define ACTGRAD_ACLNNOP_ACLNN_UPSAMPLE_NEAREST_2D_V2_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnUpsampleNearest2dV2, in PyTorch's terms:
 *
 *   put(out, aten.upsample_nearest2d.default(self, size, scale_h, scale_w)) if out.numel() else None
 *
 * The parameters are those that callers pass.
 */
ACTGRAD_PUBLIC aclnnStatus aclnnUpsampleNearest2dV2GetWorkspaceSize(
    const aclTensor* self,
    const aclIntArray* size,
    float scale_h,
    float scale_w,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnUpsampleNearest2dV2(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_UPSAMPLE_NEAREST_2D_V2_H_
