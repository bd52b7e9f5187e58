// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_FOREACH_MUL_SCALAR_V2_H_
#define ACTGRAD_ACLNNOP_ACLNN_FOREACH_MUL_SCALAR_V2_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnForeachMulScalarV2, in PyTorch's terms:
 *
 *   out = torch._foreach_mul(x, scalar)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnForeachMulScalarV2GetWorkspaceSize(
    const aclTensorList* x,
    const aclScalar* scalar,
    aclTensorList* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnForeachMulScalarV2(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_FOREACH_MUL_SCALAR_V2_H_
