// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_UNIQUE_CONSECUTIVE_H_
#define ACTGRAD_ACLNNOP_ACLNN_UNIQUE_CONSECUTIVE_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnUniqueConsecutive, in PyTorch's terms:
 *
 *   unique_consecutive(self, dim, valueOut, inverseOut, countsOut)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnUniqueConsecutiveGetWorkspaceSize(
    const aclTensor* self,
    bool returnInverse,
    bool returnCounts,
    int64_t dim,
    aclTensor* valueOut,
    aclTensor* inverseOut,
    aclTensor* countsOut,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnUniqueConsecutive(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_UNIQUE_CONSECUTIVE_H_
