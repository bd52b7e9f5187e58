// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_QUANT_SCATTER_H_
#define ACTGRAD_ACLNNOP_ACLNN_QUANT_SCATTER_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnInplaceQuantScatter, in PyTorch's terms:
 *
 *   put_quantised(selfRef, indices, updates, quantScales, quantZeroPoints, axis)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceQuantScatterGetWorkspaceSize(
    aclTensor* selfRef,
    const aclTensor* indices,
    const aclTensor* updates,
    const aclTensor* quantScales,
    const aclTensor* quantZeroPoints,
    int64_t axis,
    int64_t quantAxis,
    int64_t reduction,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceQuantScatter(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_QUANT_SCATTER_H_
