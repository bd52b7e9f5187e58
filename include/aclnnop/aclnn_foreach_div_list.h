// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_FOREACH_DIV_LIST_H_
#define ACTGRAD_ACLNNOP_ACLNN_FOREACH_DIV_LIST_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnForeachDivList, in PyTorch's terms:
 *
 *   out = torch._foreach_div(x1, x2)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnForeachDivListGetWorkspaceSize(
    const aclTensorList* x1,
    const aclTensorList* x2,
    aclTensorList* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnForeachDivList(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_FOREACH_DIV_LIST_H_
