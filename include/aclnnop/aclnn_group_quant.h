// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_GROUP_QUANT_H_
#define ACTGRAD_ACLNNOP_ACLNN_GROUP_QUANT_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnGroupQuant, in PyTorch's terms:
 *
 *   (only_int8(y), put(y, group_quantised(x, scale, groupIndex, offsetOptional)))
 */
ACTGRAD_PUBLIC aclnnStatus aclnnGroupQuantGetWorkspaceSize(
    const aclTensor* x,
    const aclTensor* scale,
    const aclTensor* groupIndex,
    const aclTensor* offsetOptional,
    int32_t dstType,
    aclTensor* y,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnGroupQuant(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_GROUP_QUANT_H_
