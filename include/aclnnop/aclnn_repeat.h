// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_REPEAT_H_
#define ACTGRAD_ACLNNOP_ACLNN_REPEAT_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnRepeat, in PyTorch's terms:
 *
 *   out = self.repeat(repeats)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnRepeatGetWorkspaceSize(
    const aclTensor* self,
    const aclIntArray* repeats,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnRepeat(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_REPEAT_H_
