// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_INDEX_COPY_H_
#define ACTGRAD_ACLNNOP_ACLNN_INDEX_COPY_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnIndexCopy, in PyTorch's terms:
 *
 *   outRef = torch.index_copy(selfRef, dim, index.long(), source)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnIndexCopyGetWorkspaceSize(
    aclTensor* selfRef,
    int64_t dim,
    const aclTensor* index,
    const aclTensor* source,
    aclTensor* outRef,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnIndexCopy(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

/**
 * aclnnInplaceIndexCopy, in PyTorch's terms:
 *
 *   selfRef.index_copy_(dim, index.long(), source)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceIndexCopyGetWorkspaceSize(
    aclTensor* selfRef,
    int64_t dim,
    const aclTensor* index,
    const aclTensor* source,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceIndexCopy(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_INDEX_COPY_H_
