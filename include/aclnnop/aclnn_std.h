// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_STD_H_
#define ACTGRAD_ACLNNOP_ACLNN_STD_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnStd, in PyTorch's terms:
 *
 *   out = torch.std(self, dim, correction=correction, keepdim=keepdim)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnStdGetWorkspaceSize(
    const aclTensor* self,
    const aclIntArray* dim,
    int64_t correction,
    bool keepdim,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnStd(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_STD_H_
