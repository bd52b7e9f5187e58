// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_FOREACH_LERP_SCALAR_H_
#define ACTGRAD_ACLNNOP_ACLNN_FOREACH_LERP_SCALAR_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnForeachLerpScalar, in PyTorch's terms:
 *
 *   out = torch._foreach_lerp(x1, x2, weight)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnForeachLerpScalarGetWorkspaceSize(
    const aclTensorList* x1,
    const aclTensorList* x2,
    const aclScalar* weight,
    aclTensorList* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnForeachLerpScalar(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_FOREACH_LERP_SCALAR_H_
