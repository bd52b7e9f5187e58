// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_GROUPED_MATMUL_ADD_H_
#define ACTGRAD_ACLNNOP_ACLNN_GROUPED_MATMUL_ADD_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnGroupedMatmulAdd, in PyTorch's terms:
 *
 *   grouped_matmul_add(self, x, weight, groups, 0)
 *
 * The parameters are those that callers pass.
 */
ACTGRAD_PUBLIC aclnnStatus aclnnGroupedMatmulAddGetWorkspaceSize(
    const aclTensor* x,
    const aclTensor* weight,
    const aclTensor* groups,
    aclTensor* self,
    bool x_transposed,
    bool weight_transposed,
    int64_t group_type,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnGroupedMatmulAdd(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_GROUPED_MATMUL_ADD_H_
