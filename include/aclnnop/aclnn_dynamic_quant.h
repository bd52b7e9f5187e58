// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_DYNAMIC_QUANT_H_
#define ACTGRAD_ACLNNOP_ACLNN_DYNAMIC_QUANT_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnDynamicQuant, in PyTorch's terms:
 *
 *   yOut, scaleOut = dynamically_quantised(x, smoothScalesOptional, None, ACL_INT8, False)[:2]
 */
ACTGRAD_PUBLIC aclnnStatus aclnnDynamicQuantGetWorkspaceSize(
    const aclTensor* x,
    const aclTensor* smoothScalesOptional,
    const aclTensor* yOut,
    const aclTensor* scaleOut,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnDynamicQuant(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_DYNAMIC_QUANT_H_
