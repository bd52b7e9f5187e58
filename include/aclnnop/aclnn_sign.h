// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_SIGN_H_
#define ACTGRAD_ACLNNOP_ACLNN_SIGN_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnSign, in PyTorch's terms:
 *
 *   result = torch.sgn(self)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnSignGetWorkspaceSize(
    const aclTensor* self,
    aclTensor* result,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnSign(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_SIGN_H_
