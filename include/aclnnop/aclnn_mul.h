// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_MUL_H_
#define ACTGRAD_ACLNNOP_ACLNN_MUL_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnInplaceMul, in PyTorch's terms:
 *
 *   selfRef = torch.mul(selfRef, other)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceMulGetWorkspaceSize(
    aclTensor* selfRef,
    const aclTensor* other,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceMul(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

/**
 * aclnnInplaceMuls, in PyTorch's terms:
 *
 *   selfRef = torch.mul(selfRef, other)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceMulsGetWorkspaceSize(
    aclTensor* selfRef,
    const aclScalar* other,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceMuls(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

/**
 * aclnnMul, in PyTorch's terms:
 *
 *   out = torch.mul(self, other)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnMulGetWorkspaceSize(
    const aclTensor* self,
    const aclTensor* other,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnMul(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

/**
 * aclnnMuls, in PyTorch's terms:
 *
 *   out = torch.mul(self, other)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnMulsGetWorkspaceSize(
    const aclTensor* self,
    const aclScalar* other,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnMuls(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_MUL_H_
