// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_AMINMAX_H_
#define ACTGRAD_ACLNNOP_ACLNN_AMINMAX_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnAminmax, in PyTorch's terms:
 *
 *   minOut, maxOut = (torch.amin(self, dim, keepDim), torch.amax(self, dim, keepDim))
 */
ACTGRAD_PUBLIC aclnnStatus aclnnAminmaxGetWorkspaceSize(
    const aclTensor* self,
    const aclIntArray* dim,
    bool keepDim,
    aclTensor* minOut,
    aclTensor* maxOut,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnAminmax(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_AMINMAX_H_
