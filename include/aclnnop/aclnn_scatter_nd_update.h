// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_SCATTER_ND_UPDATE_H_
#define ACTGRAD_ACLNNOP_ACLNN_SCATTER_ND_UPDATE_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnScatterNdUpdate, in PyTorch's terms:
 *
 *   scatter_nd_update(varRef, indices, updates)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnScatterNdUpdateGetWorkspaceSize(
    aclTensor* varRef,
    const aclTensor* indices,
    const aclTensor* updates,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnScatterNdUpdate(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_SCATTER_ND_UPDATE_H_
