// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_SLOGDET_H_
#define ACTGRAD_ACLNNOP_ACLNN_SLOGDET_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnSlogdet, in PyTorch's terms:
 *
 *   signOut, logOut = torch.linalg.slogdet(self)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnSlogdetGetWorkspaceSize(
    const aclTensor* self,
    aclTensor* signOut,
    aclTensor* logOut,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnSlogdet(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_SLOGDET_H_
