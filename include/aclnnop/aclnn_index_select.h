// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_INDEX_SELECT_H_
#define ACTGRAD_ACLNNOP_ACLNN_INDEX_SELECT_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnIndexSelect, in PyTorch's terms:
 *
 *   out = torch.index_select(self, dim, index)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnIndexSelectGetWorkspaceSize(
    const aclTensor* self,
    int64_t dim,
    const aclTensor* index,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnIndexSelect(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_INDEX_SELECT_H_
