// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_ARGMIN_H_
#define ACTGRAD_ACLNNOP_ACLNN_ARGMIN_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnArgMin, in PyTorch's terms:
 *
 *   out = torch.argmin(self, dim, keepdim)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnArgMinGetWorkspaceSize(
    const aclTensor* self,
    int64_t dim,
    bool keepdim,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnArgMin(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_ARGMIN_H_
