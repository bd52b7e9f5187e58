// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_ASCEND_QUANT_V3_H_
#define ACTGRAD_ACLNNOP_ACLNN_ASCEND_QUANT_V3_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnAscendQuantV3, in PyTorch's terms:
 *
 *   y = quantised(x, scale, offset, sqrtMode, axis)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnAscendQuantV3GetWorkspaceSize(
    const aclTensor* x,
    const aclTensor* scale,
    const aclTensor* offset,
    bool sqrtMode,
    const char* roundMode,
    int32_t dstType,
    int32_t axis,
    const aclTensor* y,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnAscendQuantV3(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_ASCEND_QUANT_V3_H_
