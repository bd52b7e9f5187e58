// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_INDEX_ADD_V2_H_
#define ACTGRAD_ACLNNOP_ACLNN_INDEX_ADD_V2_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnIndexAddV2, in PyTorch's terms:
 *
 *   out = torch.index_add(widened(self), dim, index, widened(source), alpha=alpha)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnIndexAddV2GetWorkspaceSize(
    const aclTensor* self,
    int64_t dim,
    const aclTensor* index,
    const aclTensor* source,
    const aclScalar* alpha,
    int64_t mode,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnIndexAddV2(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_INDEX_ADD_V2_H_
