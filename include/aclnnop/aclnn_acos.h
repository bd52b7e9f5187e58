// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_ACOS_H_
#define ACTGRAD_ACLNNOP_ACLNN_ACOS_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnAcos, in PyTorch's terms:
 *
 *   out = torch.acos(input)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnAcosGetWorkspaceSize(
    const aclTensor* input,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnAcos(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

/**
 * aclnnInplaceAcos, in PyTorch's terms:
 *
 *   inputRef.acos_()
 */
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceAcosGetWorkspaceSize(
    aclTensor* inputRef,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceAcos(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_ACOS_H_
