// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_STACK_H_
#define ACTGRAD_ACLNNOP_ACLNN_STACK_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnStack, in PyTorch's terms:
 *
 *   out = torch.stack(tensors, dim)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnStackGetWorkspaceSize(
    const aclTensorList* tensors,
    int64_t dim,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnStack(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_STACK_H_
