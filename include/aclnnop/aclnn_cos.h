// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_COS_H_
#define ACTGRAD_ACLNNOP_ACLNN_COS_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnCos, in PyTorch's terms:
 *
 *   out = torch.cos(input)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnCosGetWorkspaceSize(
    const aclTensor* input,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnCos(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

/**
 * aclnnInplaceCos, in PyTorch's terms:
 *
 *   inputRef.cos_()
 */
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceCosGetWorkspaceSize(
    aclTensor* inputRef,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceCos(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_COS_H_
