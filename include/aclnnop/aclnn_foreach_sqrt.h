// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_FOREACH_SQRT_H_
#define ACTGRAD_ACLNNOP_ACLNN_FOREACH_SQRT_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnForeachSqrt, in PyTorch's terms:
 *
 *   out = torch._foreach_sqrt(x)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnForeachSqrtGetWorkspaceSize(
    const aclTensorList* x,
    aclTensorList* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnForeachSqrt(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_FOREACH_SQRT_H_
