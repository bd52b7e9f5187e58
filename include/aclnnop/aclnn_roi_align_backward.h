// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_ROI_ALIGN_BACKWARD_H_
#define ACTGRAD_ACLNNOP_ACLNN_ROI_ALIGN_BACKWARD_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnROIAlignBackward, in PyTorch's terms:
 *
 *   out = roi_align_backward(grad, regions, shape, width, height, scale, samples, end_mode)
 *
 * The parameters are those that callers pass.
 */
ACTGRAD_PUBLIC aclnnStatus aclnnROIAlignBackwardGetWorkspaceSize(
    const aclTensor* grad,
    const aclTensor* regions,
    const aclIntArray* shape,
    int64_t width,
    int64_t height,
    float scale,
    int64_t samples,
    int64_t end_mode,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnROIAlignBackward(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_ROI_ALIGN_BACKWARD_H_
