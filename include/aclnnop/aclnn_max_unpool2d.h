// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_MAX_UNPOOL2D_H_
#define ACTGRAD_ACLNNOP_ACLNN_MAX_UNPOOL2D_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnMaxUnpool2d, in PyTorch's terms:
 *
 *   out = aten.max_unpool2d.default(self, indices.long(), outputSize)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnMaxUnpool2dGetWorkspaceSize(
    const aclTensor* self,
    const aclTensor* indices,
    const aclIntArray* outputSize,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnMaxUnpool2d(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_MAX_UNPOOL2D_H_
