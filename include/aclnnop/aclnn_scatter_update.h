// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_SCATTER_UPDATE_H_
#define ACTGRAD_ACLNNOP_ACLNN_SCATTER_UPDATE_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnInplaceScatterUpdate, in PyTorch's terms:
 *
 *   scatter_update(data, indices, updates, axis)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceScatterUpdateGetWorkspaceSize(
    aclTensor* data,
    const aclTensor* indices,
    const aclTensor* updates,
    int64_t axis,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceScatterUpdate(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_SCATTER_UPDATE_H_
