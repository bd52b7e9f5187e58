// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_CDIST_H_
#define ACTGRAD_ACLNNOP_ACLNN_CDIST_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnCdist, in PyTorch's terms:
 *
 *   out = wide(aten._cdist_forward.default, x1, x2, p, compute_mode or None)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnCdistGetWorkspaceSize(
    const aclTensor* x1,
    const aclTensor* x2,
    float p,
    int64_t compute_mode,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnCdist(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_CDIST_H_
