// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_ATAN_H_
#define ACTGRAD_ACLNNOP_ACLNN_ATAN_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnAtan, in PyTorch's terms:
 *
 *   out = torch.atan(input)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnAtanGetWorkspaceSize(
    const aclTensor* input,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnAtan(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

/**
 * aclnnInplaceAtan, in PyTorch's terms:
 *
 *   inputRef.atan_()
 */
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceAtanGetWorkspaceSize(
    aclTensor* inputRef,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceAtan(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_ATAN_H_
