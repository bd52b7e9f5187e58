// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_ALL_GATHER_MATMUL_H_
#define ACTGRAD_ACLNNOP_ACLNN_ALL_GATHER_MATMUL_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnAllGatherMatmul, in PyTorch's terms:
 *
 *   product_of_gathered(self, other, bias, group, index, out, gathered)
 *
 * The parameters are those that callers pass.
 */
ACTGRAD_PUBLIC aclnnStatus aclnnAllGatherMatmulGetWorkspaceSize(
    const aclTensor* self,
    const aclTensor* other,
    const aclTensor* bias,
    const char* group,
    int64_t index,
    int64_t turn,
    int64_t mode,
    aclTensor* out,
    aclTensor* gathered,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnAllGatherMatmul(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_ALL_GATHER_MATMUL_H_
