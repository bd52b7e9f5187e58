// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_INDEX_FILL_H_
#define ACTGRAD_ACLNNOP_ACLNN_INDEX_FILL_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnIndexFill, in PyTorch's terms:
 *
 *   out = self.index_fill(dim, index, value)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnIndexFillGetWorkspaceSize(
    const aclTensor* self,
    int64_t dim,
    const aclTensor* index,
    const aclScalar* value,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnIndexFill(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

/**
 * aclnnInplaceIndexFill, in PyTorch's terms:
 *
 *   selfRef.index_fill_(dim, index, value)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceIndexFillGetWorkspaceSize(
    aclTensor* selfRef,
    int64_t dim,
    const aclTensor* index,
    const aclScalar* value,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceIndexFill(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_INDEX_FILL_H_
