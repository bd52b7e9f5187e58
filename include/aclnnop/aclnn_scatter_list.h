// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_SCATTER_LIST_H_
#define ACTGRAD_ACLNNOP_ACLNN_SCATTER_LIST_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnScatterList, in PyTorch's terms:
 *
 *   scatter_list(self, ids, updates, mask, axis)
 *
 * The parameters are those that callers pass.
 */
ACTGRAD_PUBLIC aclnnStatus aclnnScatterListGetWorkspaceSize(
    const aclTensorList* self,
    const aclTensor* ids,
    const aclTensor* updates,
    const aclTensor* mask,
    const char* reduce,
    int64_t axis,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnScatterList(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_SCATTER_LIST_H_
