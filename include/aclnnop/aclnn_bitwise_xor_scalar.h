// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_BITWISE_XOR_SCALAR_H_
#define ACTGRAD_ACLNNOP_ACLNN_BITWISE_XOR_SCALAR_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnBitwiseXorScalar, in PyTorch's terms:
 *
 *   out = torch.bitwise_xor(self, other)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnBitwiseXorScalarGetWorkspaceSize(
    const aclTensor* self,
    const aclScalar* other,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnBitwiseXorScalar(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

/**
 * aclnnInplaceBitwiseXorScalar, in PyTorch's terms:
 *
 *   selfRef.bitwise_xor_(other)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceBitwiseXorScalarGetWorkspaceSize(
    aclTensor* selfRef,
    const aclScalar* other,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceBitwiseXorScalar(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_BITWISE_XOR_SCALAR_H_
