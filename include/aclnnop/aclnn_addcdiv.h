// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_ADDCDIV_H_
#define ACTGRAD_ACLNNOP_ACLNN_ADDCDIV_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnAddcdiv, in PyTorch's terms:
 *
 *   out = torch.addcdiv(self, tensor1, tensor2, value=value)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnAddcdivGetWorkspaceSize(
    const aclTensor* self,
    const aclTensor* tensor1,
    const aclTensor* tensor2,
    const aclScalar* value,
    const aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnAddcdiv(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

/**
 * aclnnInplaceAddcdiv, in PyTorch's terms:
 *
 *   selfRef.addcdiv_(tensor1, tensor2, value=value)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceAddcdivGetWorkspaceSize(
    const aclTensor* selfRef,
    const aclTensor* tensor1,
    const aclTensor* tensor2,
    const aclScalar* value,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceAddcdiv(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_ADDCDIV_H_
