// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_TRIU_H_
#define ACTGRAD_ACLNNOP_ACLNN_TRIU_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnInplaceTriu, in PyTorch's terms:
 *
 *   selfRef.triu_(diagonal)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceTriuGetWorkspaceSize(
    aclTensor* selfRef,
    int64_t diagonal,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceTriu(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

/**
 * aclnnTriu, in PyTorch's terms:
 *
 *   out = torch.triu(self, diagonal)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnTriuGetWorkspaceSize(
    const aclTensor* self,
    int64_t diagonal,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnTriu(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_TRIU_H_
