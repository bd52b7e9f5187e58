// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_X_LOG_Y_SCALAR_OTHER_H_
#define ACTGRAD_ACLNNOP_ACLNN_X_LOG_Y_SCALAR_OTHER_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnInplaceXLogYScalarOther, in PyTorch's terms:
 *
 *   selfRef.xlogy_(other)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceXLogYScalarOtherGetWorkspaceSize(
    aclTensor* selfRef,
    const aclScalar* other,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceXLogYScalarOther(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

/**
 * aclnnXLogYScalarOther, in PyTorch's terms:
 *
 *   out = torch.xlogy(self, other)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnXLogYScalarOtherGetWorkspaceSize(
    const aclTensor* self,
    const aclScalar* other,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnXLogYScalarOther(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_X_LOG_Y_SCALAR_OTHER_H_
