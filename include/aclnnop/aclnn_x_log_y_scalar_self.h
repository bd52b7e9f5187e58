// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_X_LOG_Y_SCALAR_SELF_H_
#define ACTGRAD_ACLNNOP_ACLNN_X_LOG_Y_SCALAR_SELF_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnXLogYScalarSelf, in PyTorch's terms:
 *
 *   out = torch.xlogy(self, other)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnXLogYScalarSelfGetWorkspaceSize(
    const aclScalar* self,
    const aclTensor* other,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnXLogYScalarSelf(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_X_LOG_Y_SCALAR_SELF_H_
