// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_ATAN2_H_
#define ACTGRAD_ACLNNOP_ACLNN_ATAN2_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnAtan2, in PyTorch's terms:
 *
 *   out = torch.atan2(self, other)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnAtan2GetWorkspaceSize(
    const aclTensor* self,
    const aclTensor* other,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnAtan2(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

/**
 * aclnnInplaceAtan2, in PyTorch's terms:
 *
 *   selfRef.atan2_(other)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceAtan2GetWorkspaceSize(
    aclTensor* selfRef,
    aclTensor* other,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceAtan2(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_ATAN2_H_
