// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_SPLIT_WITH_SIZE_H_
#define ACTGRAD_ACLNNOP_ACLNN_SPLIT_WITH_SIZE_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnSplitWithSize, in PyTorch's terms:
 *
 *   out = torch.split(self, splitSize, dim)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnSplitWithSizeGetWorkspaceSize(
    const aclTensor* self,
    const aclIntArray* splitSize,
    int64_t dim,
    aclTensorList* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnSplitWithSize(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_SPLIT_WITH_SIZE_H_
