// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_INDEX_ADD_H_
#define ACTGRAD_ACLNNOP_ACLNN_INDEX_ADD_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnIndexAdd, in PyTorch's terms:
 *
 *   out = torch.index_add(widened(self), dim, index, widened(source), alpha=alpha)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnIndexAddGetWorkspaceSize(
    const aclTensor* self,
    int64_t dim,
    const aclTensor* index,
    const aclTensor* source,
    const aclScalar* alpha,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnIndexAdd(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_INDEX_ADD_H_
