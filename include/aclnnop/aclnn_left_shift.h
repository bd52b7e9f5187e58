// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_LEFT_SHIFT_H_
#define ACTGRAD_ACLNNOP_ACLNN_LEFT_SHIFT_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnLeftShift, in PyTorch's terms:
 *
 *   out = torch.bitwise_left_shift(self, shiftBits)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnLeftShiftGetWorkspaceSize(
    const aclTensor* self,
    const aclTensor* shiftBits,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnLeftShift(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

/**
 * aclnnLeftShifts, in PyTorch's terms:
 *
 *   out = torch.bitwise_left_shift(self, shiftBits)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnLeftShiftsGetWorkspaceSize(
    const aclTensor* self,
    const aclScalar* shiftBits,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnLeftShifts(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_LEFT_SHIFT_H_
