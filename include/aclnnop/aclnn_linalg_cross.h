// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_LINALG_CROSS_H_
#define ACTGRAD_ACLNNOP_ACLNN_LINALG_CROSS_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnLinalgCross, in PyTorch's terms:
 *
 *   out = torch.linalg.cross(self, other, dim=dim)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnLinalgCrossGetWorkspaceSize(
    const aclTensor* self,
    const aclTensor* other,
    int64_t dim,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnLinalgCross(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_LINALG_CROSS_H_
