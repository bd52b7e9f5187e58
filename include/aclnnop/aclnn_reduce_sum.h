// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_REDUCE_SUM_H_
#define ACTGRAD_ACLNNOP_ACLNN_REDUCE_SUM_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnReduceSum, in PyTorch's terms:
 *
 *   out = torch.sum(self, dims, keepDims, dtype=DTYPES[dtype])
 */
ACTGRAD_PUBLIC aclnnStatus aclnnReduceSumGetWorkspaceSize(
    const aclTensor* self,
    const aclIntArray* dims,
    bool keepDims,
    aclDataType dtype,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnReduceSum(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_REDUCE_SUM_H_
