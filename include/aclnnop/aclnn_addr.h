// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_ADDR_H_
#define ACTGRAD_ACLNNOP_ACLNN_ADDR_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnAddr, in PyTorch's terms:
 *
 *   out = torch.addr(self, vec1, vec2, beta=betaOptional, alpha=alphaOptional)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnAddrGetWorkspaceSize(
    const aclTensor* self,
    const aclTensor* vec1,
    const aclTensor* vec2,
    const aclScalar* betaOptional,
    const aclScalar* alphaOptional,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnAddr(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

/**
 * aclnnInplaceAddr, in PyTorch's terms:
 *
 *   selfRef.addr_(vec1, vec2, beta=betaOptional, alpha=alphaOptional)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceAddrGetWorkspaceSize(
    aclTensor* selfRef,
    const aclTensor* vec1,
    const aclTensor* vec2,
    const aclScalar* betaOptional,
    const aclScalar* alphaOptional,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceAddr(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_ADDR_H_
