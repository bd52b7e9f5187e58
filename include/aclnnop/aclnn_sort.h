// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_SORT_H_
#define ACTGRAD_ACLNNOP_ACLNN_SORT_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnSort, in PyTorch's terms:
 *
 *   valuesOut, indicesOut = torch.sort(self, stable=stable, dim=dim, descending=descending)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnSortGetWorkspaceSize(
    const aclTensor* self,
    bool stable,
    int64_t dim,
    bool descending,
    aclTensor* valuesOut,
    aclTensor* indicesOut,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnSort(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_SORT_H_
