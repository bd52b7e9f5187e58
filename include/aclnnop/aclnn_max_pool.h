// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_MAX_POOL_H_
#define ACTGRAD_ACLNNOP_ACLNN_MAX_POOL_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnMaxPool, in PyTorch's terms:
 *
 *   out = max_pool(self, kernelShape, strides, autoPad, pads, dilations, ceilMode)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnMaxPoolGetWorkspaceSize(
    const aclTensor* self,
    const aclIntArray* kernelShape,
    const aclIntArray* strides,
    int64_t autoPad,
    const aclIntArray* pads,
    const aclIntArray* dilations,
    int64_t ceilMode,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnMaxPool(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_MAX_POOL_H_
