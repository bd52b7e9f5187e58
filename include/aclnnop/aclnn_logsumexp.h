// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_LOGSUMEXP_H_
#define ACTGRAD_ACLNNOP_ACLNN_LOGSUMEXP_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnLogSumExp, in PyTorch's terms:
 *
 *   out = torch.logsumexp(self, dim, keepDim)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnLogSumExpGetWorkspaceSize(
    const aclTensor* self,
    const aclIntArray* dim,
    bool keepDim,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnLogSumExp(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_LOGSUMEXP_H_
