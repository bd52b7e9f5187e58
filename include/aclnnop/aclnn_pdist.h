// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_PDIST_H_
#define ACTGRAD_ACLNNOP_ACLNN_PDIST_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnPdist, in PyTorch's terms:
 *
 *   out = F.pdist(widened(self), p)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnPdistGetWorkspaceSize(
    const aclTensor* self,
    float p,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnPdist(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_PDIST_H_
