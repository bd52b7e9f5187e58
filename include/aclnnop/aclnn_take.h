// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_TAKE_H_
#define ACTGRAD_ACLNNOP_ACLNN_TAKE_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnTake, in PyTorch's terms:
 *
 *   out = torch.take(self, index)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnTakeGetWorkspaceSize(
    const aclTensor* self,
    const aclTensor* index,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnTake(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_TAKE_H_
