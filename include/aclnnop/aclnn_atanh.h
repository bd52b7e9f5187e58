// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_ATANH_H_
#define ACTGRAD_ACLNNOP_ACLNN_ATANH_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnAtanh, in PyTorch's terms:
 *
 *   out = torch.atanh(input)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnAtanhGetWorkspaceSize(
    const aclTensor* input,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnAtanh(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

/**
 * aclnnInplaceAtanh, in PyTorch's terms:
 *
 *   inputRef.atanh_()
 */
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceAtanhGetWorkspaceSize(
    aclTensor* inputRef,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceAtanh(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_ATANH_H_
