// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_ADDCMUL_H_
#define ACTGRAD_ACLNNOP_ACLNN_ADDCMUL_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnAddcmul, in PyTorch's terms:
 *
 *   out = torch.addcmul(self, tensor1, tensor2, value=value)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnAddcmulGetWorkspaceSize(
    const aclTensor* self,
    const aclTensor* tensor1,
    const aclTensor* tensor2,
    const aclScalar* value,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnAddcmul(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

/**
 * aclnnInplaceAddcmul, in PyTorch's terms:
 *
 *   selfRef.addcmul_(tensor1, tensor2, value=value)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceAddcmulGetWorkspaceSize(
    const aclTensor* selfRef,
    const aclTensor* tensor1,
    const aclTensor* tensor2,
    const aclScalar* value,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceAddcmul(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_ADDCMUL_H_
