// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_BITWISE_OR_TENSOR_H_
#define ACTGRAD_ACLNNOP_ACLNN_BITWISE_OR_TENSOR_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnBitwiseOrTensor, in PyTorch's terms:
 *
 *   out = torch.bitwise_or(self, other)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnBitwiseOrTensorGetWorkspaceSize(
    const aclTensor* self,
    const aclTensor* other,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnBitwiseOrTensor(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

/**
 * aclnnInplaceBitwiseOrTensor, in PyTorch's terms:
 *
 *   selfRef.bitwise_or_(other)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceBitwiseOrTensorGetWorkspaceSize(
    aclTensor* selfRef,
    const aclTensor* other,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceBitwiseOrTensor(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_BITWISE_OR_TENSOR_H_
