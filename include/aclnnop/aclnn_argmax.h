// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_ARGMAX_H_
#define ACTGRAD_ACLNNOP_ACLNN_ARGMAX_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnArgMax, in PyTorch's terms:
 *
 *   out = torch.argmax(self, dim, keepdim)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnArgMaxGetWorkspaceSize(
    const aclTensor* self,
    int64_t dim,
    bool keepdim,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnArgMax(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_ARGMAX_H_
