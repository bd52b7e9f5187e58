// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_ASINH_H_
#define ACTGRAD_ACLNNOP_ACLNN_ASINH_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnAsinh, in PyTorch's terms:
 *
 *   out = torch.asinh(input)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnAsinhGetWorkspaceSize(
    const aclTensor* input,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnAsinh(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

/**
 * aclnnInplaceAsinh, in PyTorch's terms:
 *
 *   inputRef.asinh_()
 */
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceAsinhGetWorkspaceSize(
    aclTensor* inputRef,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceAsinh(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_ASINH_H_
