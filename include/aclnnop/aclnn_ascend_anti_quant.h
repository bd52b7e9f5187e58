// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_ASCEND_ANTI_QUANT_H_
#define ACTGRAD_ACLNNOP_ACLNN_ASCEND_ANTI_QUANT_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnAscendAntiQuant, in PyTorch's terms:
 *
 *   y = unquantised(x, scale, offset, sqrtMode)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnAscendAntiQuantGetWorkspaceSize(
    const aclTensor* x,
    const aclTensor* scale,
    const aclTensor* offset,
    int64_t dstType,
    bool sqrtMode,
    const aclTensor* y,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnAscendAntiQuant(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_ASCEND_ANTI_QUANT_H_
