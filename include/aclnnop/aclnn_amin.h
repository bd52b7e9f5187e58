// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_AMIN_H_
#define ACTGRAD_ACLNNOP_ACLNN_AMIN_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnAmin, in PyTorch's terms:
 *
 *   out = torch.amin(self, dim, keepDim)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnAminGetWorkspaceSize(
    const aclTensor* self,
    const aclIntArray* dim,
    bool keepDim,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnAmin(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_AMIN_H_
