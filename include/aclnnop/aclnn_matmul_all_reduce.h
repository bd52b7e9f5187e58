// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_MATMUL_ALL_REDUCE_H_
#define ACTGRAD_ACLNNOP_ACLNN_MATMUL_ALL_REDUCE_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnMatmulAllReduce, in PyTorch's terms:
 *
 *   summed_product(self, other, bias, group, kind, out)
 *
 * The parameters are those that callers pass.
 */
ACTGRAD_PUBLIC aclnnStatus aclnnMatmulAllReduceGetWorkspaceSize(
    const aclTensor* self,
    const aclTensor* other,
    const aclTensor* bias,
    const char* group,
    const char* kind,
    int64_t turn,
    int64_t mode,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnMatmulAllReduce(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_MATMUL_ALL_REDUCE_H_
