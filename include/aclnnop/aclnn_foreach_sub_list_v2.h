// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_FOREACH_SUB_LIST_V2_H_
#define ACTGRAD_ACLNNOP_ACLNN_FOREACH_SUB_LIST_V2_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnForeachSubListV2, in PyTorch's terms:
 *
 *   out = torch._foreach_sub(x1, x2, alpha=alpha)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnForeachSubListV2GetWorkspaceSize(
    const aclTensorList* x1,
    const aclTensorList* x2,
    const aclScalar* alpha,
    aclTensorList* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnForeachSubListV2(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_FOREACH_SUB_LIST_V2_H_
