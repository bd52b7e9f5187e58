// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_DYNAMIC_QUANT_V3_H_
#define ACTGRAD_ACLNNOP_ACLNN_DYNAMIC_QUANT_V3_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnDynamicQuantV3, in PyTorch's terms:
 *
 *   yOut, scaleOut, offsetOut = dynamically_quantised(x, smoothScalesOptional, groupIndexOptional, dstType, not isSymmetrical, quantMode)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnDynamicQuantV3GetWorkspaceSize(
    const aclTensor* x,
    const aclTensor* smoothScalesOptional,
    const aclTensor* groupIndexOptional,
    int64_t dstType,
    bool isSymmetrical,
    const char* quantMode,
    const aclTensor* yOut,
    const aclTensor* scaleOut,
    const aclTensor* offsetOut,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnDynamicQuantV3(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_DYNAMIC_QUANT_V3_H_
