// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_ADAPTIVE_MAX_POOL2D_H_
#define ACTGRAD_ACLNNOP_ACLNN_ADAPTIVE_MAX_POOL2D_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnAdaptiveMaxPool2d, in PyTorch's terms:
 *
 *   outputOut, indicesOut = aten.adaptive_max_pool2d.default(self, outputSize)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnAdaptiveMaxPool2dGetWorkspaceSize(
    const aclTensor* self,
    const aclIntArray* outputSize,
    aclTensor* outputOut,
    aclTensor* indicesOut,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnAdaptiveMaxPool2d(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_ADAPTIVE_MAX_POOL2D_H_
