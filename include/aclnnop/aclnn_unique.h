// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_UNIQUE_H_
#define ACTGRAD_ACLNNOP_ACLNN_UNIQUE_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnUnique, in PyTorch's terms:
 *
 *   unique(self, valueOut, inverseOut, None)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnUniqueGetWorkspaceSize(
    const aclTensor* self,
    bool sorted,
    bool returnInverse,
    aclTensor* valueOut,
    aclTensor* inverseOut,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnUnique(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_UNIQUE_H_
