// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_ADAPTIVE_AVG_POOL2D_BACKWARD_H_
#define ACTGRAD_ACLNNOP_ACLNN_ADAPTIVE_AVG_POOL2D_BACKWARD_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnAdaptiveAvgPool2dBackward, in PyTorch's terms:
 *
 *   out = wide(aten._adaptive_avg_pool2d_backward.default, gradOutput, self)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnAdaptiveAvgPool2dBackwardGetWorkspaceSize(
    const aclTensor* gradOutput,
    const aclTensor* self,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnAdaptiveAvgPool2dBackward(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_ADAPTIVE_AVG_POOL2D_BACKWARD_H_
