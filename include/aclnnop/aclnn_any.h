// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_ANY_H_
#define ACTGRAD_ACLNNOP_ACLNN_ANY_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnAny, in PyTorch's terms:
 *
 *   out = torch.any(self, dim or None, keepdim)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnAnyGetWorkspaceSize(
    const aclTensor* self,
    const aclIntArray* dim,
    bool keepdim,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnAny(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_ANY_H_
