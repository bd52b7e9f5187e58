// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_UNIQUE2_H_
#define ACTGRAD_ACLNNOP_ACLNN_UNIQUE2_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnUnique2, in PyTorch's terms:
 *
 *   unique(self, valueOut, inverseOut, countsOut)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnUnique2GetWorkspaceSize(
    const aclTensor* self,
    bool sorted,
    bool returnInverse,
    bool returnCounts,
    aclTensor* valueOut,
    aclTensor* inverseOut,
    aclTensor* countsOut,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnUnique2(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_UNIQUE2_H_
