// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_DOT_H_
#define ACTGRAD_ACLNNOP_ACLNN_DOT_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnDot, in PyTorch's terms:
 *
 *   out = torch.dot(self, tensor)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnDotGetWorkspaceSize(
    const aclTensor* self,
    const aclTensor* tensor,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnDot(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_DOT_H_
