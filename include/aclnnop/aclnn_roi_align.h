// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_ROI_ALIGN_H_
#define ACTGRAD_ACLNNOP_ACLNN_ROI_ALIGN_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnROIAlign, in PyTorch's terms:
 *
 *   out = roi_align(self, regions, scale, height, width, samples, end_mode)
 *
 * The parameters are those that callers pass.
 */
ACTGRAD_PUBLIC aclnnStatus aclnnROIAlignGetWorkspaceSize(
    const aclTensor* self,
    const aclTensor* regions,
    float scale,
    int64_t height,
    int64_t width,
    int64_t samples,
    int64_t end_mode,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnROIAlign(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_ROI_ALIGN_H_
