// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_ALL_H_
#define ACTGRAD_ACLNNOP_ACLNN_ALL_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnAll, in PyTorch's terms:
 *
 *   out = torch.all(self, dim or None, keepdim)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnAllGetWorkspaceSize(
    const aclTensor* self,
    const aclIntArray* dim,
    bool keepdim,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnAll(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_ALL_H_
