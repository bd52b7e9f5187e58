// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_ROUND_H_
#define ACTGRAD_ACLNNOP_ACLNN_ROUND_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnInplaceRound, in PyTorch's terms:
 *
 *   selfRef.round_()
 */
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceRoundGetWorkspaceSize(
    aclTensor* selfRef,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceRound(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

/**
 * aclnnInplaceRoundDecimals, in PyTorch's terms:
 *
 *   selfRef.round_(decimals=limited(decimals))
 */
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceRoundDecimalsGetWorkspaceSize(
    aclTensor* selfRef,
    int64_t decimals,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceRoundDecimals(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

/**
 * aclnnRound, in PyTorch's terms:
 *
 *   out = torch.round(self)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnRoundGetWorkspaceSize(
    const aclTensor* self,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnRound(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

/**
 * aclnnRoundDecimals, in PyTorch's terms:
 *
 *   out = torch.round(self, decimals=limited(decimals))
 */
ACTGRAD_PUBLIC aclnnStatus aclnnRoundDecimalsGetWorkspaceSize(
    const aclTensor* self,
    int64_t decimals,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnRoundDecimals(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_ROUND_H_
