// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_HARDTANH_BACKWARD_H_
#define ACTGRAD_ACLNNOP_ACLNN_HARDTANH_BACKWARD_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnHardtanhBackward: The gradient of Hardtanh, 0 at and beyond the limits.
 *
 *   out = gradOutput  where min < self < max
 *   out = 0           elsewhere
 *
 * Phase one checks the arguments and plans the work; it accesses no data.
 *   gradOutput: the gradient of Hardtanh's output
 *   self: the input of Hardtanh
 *   min: the lower limit
 *   max: the upper limit
 *   out: the gradient of `self`
 * Phase two queues the plan on the stream.
 */
ACTGRAD_PUBLIC aclnnStatus aclnnHardtanhBackwardGetWorkspaceSize(
    const aclTensor* gradOutput,
    const aclTensor* self,
    const aclScalar* min,
    const aclScalar* max,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnHardtanhBackward(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_HARDTANH_BACKWARD_H_
