// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_ROLL_H_
#define ACTGRAD_ACLNNOP_ACLNN_ROLL_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnRoll, in PyTorch's terms:
 *
 *   out = torch.roll(x, shifts, dims)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnRollGetWorkspaceSize(
    const aclTensor* x,
    const aclIntArray* shifts,
    const aclIntArray* dims,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnRoll(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_ROLL_H_
