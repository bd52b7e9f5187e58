// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_RENORM_H_
#define ACTGRAD_ACLNNOP_ACLNN_RENORM_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnInplaceRenorm, in PyTorch's terms:
 *
 *   selfRef.renorm_(p, dim, maxNorm)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceRenormGetWorkspaceSize(
    aclTensor* selfRef,
    const aclScalar* p,
    int64_t dim,
    const aclScalar* maxNorm,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceRenorm(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

/**
 * aclnnRenorm, in PyTorch's terms:
 *
 *   out = torch.renorm(self, p, dim, maxNorm)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnRenormGetWorkspaceSize(
    const aclTensor* self,
    const aclScalar* p,
    int64_t dim,
    const aclScalar* maxNorm,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnRenorm(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_RENORM_H_
