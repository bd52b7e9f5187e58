// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_SCATTER_REDUCE_H_
#define ACTGRAD_ACLNNOP_ACLNN_SCATTER_REDUCE_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnInplaceScatterReduce, in PyTorch's terms:
 *
 *   selfRef.scatter_reduce_(dim, index, src, SCATTERS[reduce], include_self=includeSelf)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceScatterReduceGetWorkspaceSize(
    aclTensor* selfRef,
    int64_t dim,
    const aclTensor* index,
    const aclTensor* src,
    int64_t reduce,
    bool includeSelf,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceScatterReduce(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

/**
 * aclnnScatterReduce, in PyTorch's terms:
 *
 *   out = self.scatter_reduce(dim, index, src, SCATTERS[reduce], include_self=includeSelf)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnScatterReduceGetWorkspaceSize(
    const aclTensor* self,
    int64_t dim,
    const aclTensor* index,
    const aclTensor* src,
    int64_t reduce,
    bool includeSelf,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnScatterReduce(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_SCATTER_REDUCE_H_
