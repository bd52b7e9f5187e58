// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_GATHER_V3_H_
#define ACTGRAD_ACLNNOP_ACLNN_GATHER_V3_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnGatherV3, in PyTorch's terms:
 *
 *   put(out, slices(self, dim, index)) if batchDims == 0 else not_served('batch_dims')
 */
ACTGRAD_PUBLIC aclnnStatus aclnnGatherV3GetWorkspaceSize(
    const aclTensor* self,
    int64_t dim,
    const aclTensor* index,
    int64_t batchDims,
    int64_t mode,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnGatherV3(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_GATHER_V3_H_
