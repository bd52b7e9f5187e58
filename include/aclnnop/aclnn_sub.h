// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_SUB_H_
#define ACTGRAD_ACLNNOP_ACLNN_SUB_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnInplaceSub, in PyTorch's terms:
 *
 *   selfRef.sub_(other, alpha=whole(alpha))
 */
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceSubGetWorkspaceSize(
    aclTensor* selfRef,
    const aclTensor* other,
    const aclScalar* alpha,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceSub(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

/**
 * aclnnInplaceSubs, in PyTorch's terms:
 *
 *   selfRef.sub_(other, alpha=whole(alpha))
 */
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceSubsGetWorkspaceSize(
    aclTensor* selfRef,
    const aclScalar* other,
    const aclScalar* alpha,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceSubs(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

/**
 * aclnnSub, in PyTorch's terms:
 *
 *   out = torch.sub(self, other, alpha=whole(alpha))
 */
ACTGRAD_PUBLIC aclnnStatus aclnnSubGetWorkspaceSize(
    const aclTensor* self,
    const aclTensor* other,
    const aclScalar* alpha,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnSub(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

/**
 * aclnnSubs, in PyTorch's terms:
 *
 *   out = torch.sub(self, other, alpha=whole(alpha))
 */
ACTGRAD_PUBLIC aclnnStatus aclnnSubsGetWorkspaceSize(
    const aclTensor* self,
    const aclScalar* other,
    const aclScalar* alpha,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnSubs(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_SUB_H_
