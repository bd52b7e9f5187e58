// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_NAN_TO_NUM_H_
#define ACTGRAD_ACLNNOP_ACLNN_NAN_TO_NUM_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnInplaceNanToNum, in PyTorch's terms:
 *
 *   selfRef.nan_to_num_(nan, posinf, neginf)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceNanToNumGetWorkspaceSize(
    aclTensor* selfRef,
    float nan,
    float posinf,
    float neginf,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceNanToNum(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

/**
 * aclnnNanToNum, in PyTorch's terms:
 *
 *   out = torch.nan_to_num(self, nan, posinf, neginf)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnNanToNumGetWorkspaceSize(
    const aclTensor* self,
    float nan,
    float posinf,
    float neginf,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnNanToNum(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_NAN_TO_NUM_H_
