// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_FLIP_H_
#define ACTGRAD_ACLNNOP_ACLNN_FLIP_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnFlip, in PyTorch's terms:
 *
 *   out = torch.flip(self, dims)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnFlipGetWorkspaceSize(
    const aclTensor* self,
    const aclIntArray* dims,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnFlip(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_FLIP_H_
