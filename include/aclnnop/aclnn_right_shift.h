// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_RIGHT_SHIFT_H_
#define ACTGRAD_ACLNNOP_ACLNN_RIGHT_SHIFT_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnRightShift, in PyTorch's terms:
 *
 *   out = torch.bitwise_right_shift(input, shiftBits)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnRightShiftGetWorkspaceSize(
    const aclTensor* input,
    const aclTensor* shiftBits,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnRightShift(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_RIGHT_SHIFT_H_
