// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_ADD_H_
#define ACTGRAD_ACLNNOP_ACLNN_ADD_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnAdd, in PyTorch's terms:
 *
 *   out = torch.add(self, other, alpha=whole(alpha))
 */
ACTGRAD_PUBLIC aclnnStatus aclnnAddGetWorkspaceSize(
    const aclTensor* self,
    const aclTensor* other,
    const aclScalar* alpha,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnAdd(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

/**
 * aclnnAdds, in PyTorch's terms:
 *
 *   out = torch.add(self, other, alpha=whole(alpha))
 */
ACTGRAD_PUBLIC aclnnStatus aclnnAddsGetWorkspaceSize(
    const aclTensor* self,
    const aclScalar* other,
    const aclScalar* alpha,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnAdds(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

/**
 * aclnnInplaceAdd, in PyTorch's terms:
 *
 *   selfRef.add_(other, alpha=whole(alpha))
 */
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceAddGetWorkspaceSize(
    const aclTensor* selfRef,
    const aclTensor* other,
    const aclScalar* alpha,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceAdd(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

/**
 * aclnnInplaceAdds, in PyTorch's terms:
 *
 *   selfRef.add_(other, alpha=whole(alpha))
 */
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceAddsGetWorkspaceSize(
    const aclTensor* selfRef,
    const aclScalar* other,
    const aclScalar* alpha,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceAdds(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_ADD_H_
