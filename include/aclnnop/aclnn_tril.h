// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_TRIL_H_
#define ACTGRAD_ACLNNOP_ACLNN_TRIL_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnInplaceTril, in PyTorch's terms:
 *
 *   selfRef.tril_(diagonal)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceTrilGetWorkspaceSize(
    const aclTensor* selfRef,
    int64_t diagonal,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceTril(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

/**
 * aclnnTril, in PyTorch's terms:
 *
 *   out = torch.tril(self, diagonal)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnTrilGetWorkspaceSize(
    const aclTensor* self,
    int64_t diagonal,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnTril(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_TRIL_H_
