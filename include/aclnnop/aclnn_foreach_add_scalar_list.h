// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_FOREACH_ADD_SCALAR_LIST_H_
#define ACTGRAD_ACLNNOP_ACLNN_FOREACH_ADD_SCALAR_LIST_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnForeachAddScalarList, in PyTorch's terms:
 *
 *   out = torch._foreach_add(self, scalars)
 *
 * The parameters are those that callers pass.
 */
ACTGRAD_PUBLIC aclnnStatus aclnnForeachAddScalarListGetWorkspaceSize(
    const aclTensorList* self,
    const aclScalarList* scalars,
    const aclTensorList* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnForeachAddScalarList(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_FOREACH_ADD_SCALAR_LIST_H_
