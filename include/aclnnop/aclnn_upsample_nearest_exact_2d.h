// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_UPSAMPLE_NEAREST_EXACT_2D_H_
#define ACTGRAD_ACLNNOP_ACLNN_UPSAMPLE_NEAREST_EXACT_2D_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnUpsampleNearestExact2d, in PyTorch's terms:
 *
 *   put(out, wide(aten._upsample_nearest_exact2d.default, self, size, scale_h, scale_w)) if out.numel() else None
 *
 * The parameters are those that callers pass.
 */
ACTGRAD_PUBLIC aclnnStatus aclnnUpsampleNearestExact2dGetWorkspaceSize(
    const aclTensor* self,
    const aclIntArray* size,
    double scale_h,
    double scale_w,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnUpsampleNearestExact2d(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_UPSAMPLE_NEAREST_EXACT_2D_H_
