// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_BADDBMM_H_
#define ACTGRAD_ACLNNOP_ACLNN_BADDBMM_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnBaddbmm, in PyTorch's terms:
 *
 *   out = torch.baddbmm(self, batch1, batch2, beta=beta, alpha=alpha)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnBaddbmmGetWorkspaceSize(
    const aclTensor* self,
    const aclTensor* batch1,
    const aclTensor* batch2,
    const aclScalar* beta,
    const aclScalar* alpha,
    aclTensor* out,
    int8_t cubeMathType,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnBaddbmm(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_BADDBMM_H_
