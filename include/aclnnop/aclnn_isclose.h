// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_ISCLOSE_H_
#define ACTGRAD_ACLNNOP_ACLNN_ISCLOSE_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnIsClose, in PyTorch's terms:
 *
 *   out = torch.isclose(self, other, rtol, atol, equalNan)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnIsCloseGetWorkspaceSize(
    const aclTensor* self,
    const aclTensor* other,
    double rtol,
    double atol,
    bool equalNan,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnIsClose(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_ISCLOSE_H_
