// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_UPSAMPLE_BILINEAR_2D_H_
#define ACTGRAD_ACLNNOP_ACLNN_UPSAMPLE_BILINEAR_2D_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnUpsampleBilinear2d, in PyTorch's terms:
 *
 *   out = wide(aten.upsample_bilinear2d.default, self, size, align, scale_h, scale_w)
 *
 * The parameters are those that callers pass.
 */
ACTGRAD_PUBLIC aclnnStatus aclnnUpsampleBilinear2dGetWorkspaceSize(
    const aclTensor* self,
    const aclIntArray* size,
    bool align,
    double scale_h,
    double scale_w,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnUpsampleBilinear2d(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_UPSAMPLE_BILINEAR_2D_H_
