// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_SCATTER_H_
#define ACTGRAD_ACLNNOP_ACLNN_SCATTER_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnInplaceScatter, in PyTorch's terms:
 *
 *   scatter(selfRef, dim, index, src, reduce, selfRef)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceScatterGetWorkspaceSize(
    aclTensor* selfRef,
    int64_t dim,
    const aclTensor* index,
    const aclTensor* src,
    int64_t reduce,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceScatter(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

/**
 * aclnnInplaceScatterValue, in PyTorch's terms:
 *
 *   scatter(selfRef, dim, index, value, reduce, selfRef)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceScatterValueGetWorkspaceSize(
    aclTensor* selfRef,
    int64_t dim,
    const aclTensor* index,
    const aclScalar* value,
    int64_t reduce,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceScatterValue(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

/**
 * aclnnScatter, in PyTorch's terms:
 *
 *   scatter(self, dim, index, src, reduce, out)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnScatterGetWorkspaceSize(
    const aclTensor* self,
    int64_t dim,
    const aclTensor* index,
    const aclTensor* src,
    int64_t reduce,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnScatter(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

/**
 * aclnnScatterValue, in PyTorch's terms:
 *
 *   scatter(self, dim, index, value, reduce, out)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnScatterValueGetWorkspaceSize(
    const aclTensor* self,
    int64_t dim,
    const aclTensor* index,
    const aclScalar* value,
    int64_t reduce,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnScatterValue(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_SCATTER_H_
