// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_MEAN_H_
#define ACTGRAD_ACLNNOP_ACLNN_MEAN_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnMean, in PyTorch's terms:
 *
 *   out = torch.mean(self, dim, keepDim, dtype=DTYPES[dtype])
 */
ACTGRAD_PUBLIC aclnnStatus aclnnMeanGetWorkspaceSize(
    const aclTensor* self,
    const aclIntArray* dim,
    bool keepDim,
    aclDataType dtype,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnMean(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_MEAN_H_
