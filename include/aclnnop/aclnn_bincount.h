// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_BINCOUNT_H_
#define ACTGRAD_ACLNNOP_ACLNN_BINCOUNT_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnBincount, in PyTorch's terms:
 *
 *   out = torch.bincount(self, weights, minlength)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnBincountGetWorkspaceSize(
    const aclTensor* self,
    const aclTensor* weights,
    int64_t minlength,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnBincount(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_BINCOUNT_H_
