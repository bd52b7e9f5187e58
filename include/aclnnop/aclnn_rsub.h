// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_RSUB_H_
#define ACTGRAD_ACLNNOP_ACLNN_RSUB_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnRsub, in PyTorch's terms:
 *
 *   out = torch.rsub(self, other, alpha=alpha)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnRsubGetWorkspaceSize(
    const aclTensor* self,
    const aclTensor* other,
    const aclScalar* alpha,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnRsub(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

/**
 * aclnnRsubs, in PyTorch's terms:
 *
 *   out = torch.rsub(self, other, alpha=alpha)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnRsubsGetWorkspaceSize(
    const aclTensor* self,
    const aclScalar* other,
    const aclScalar* alpha,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnRsubs(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_RSUB_H_
