// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_BITWISE_OR_SCALAR_H_
#define ACTGRAD_ACLNNOP_ACLNN_BITWISE_OR_SCALAR_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnBitwiseOrScalar, in PyTorch's terms:
 *
 *   out = torch.bitwise_or(self, other)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnBitwiseOrScalarGetWorkspaceSize(
    const aclTensor* self,
    const aclScalar* other,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnBitwiseOrScalar(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

/**
 * aclnnInplaceBitwiseOrScalar, in PyTorch's terms:
 *
 *   selfRef.bitwise_or_(other)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceBitwiseOrScalarGetWorkspaceSize(
    aclTensor* selfRef,
    const aclScalar* other,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceBitwiseOrScalar(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_BITWISE_OR_SCALAR_H_
