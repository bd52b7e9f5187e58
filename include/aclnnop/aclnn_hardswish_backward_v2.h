// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_HARDSWISH_BACKWARD_V2_H_
#define ACTGRAD_ACLNNOP_ACLNN_HARDSWISH_BACKWARD_V2_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnHardswishBackwardV2: The gradient of Hardswish, with slopes 0 at −3 and 1 at 3 (the open form, PyTorch's since 2.7).
 *
 *   out = gradOutput · 0               where self ≤ −3
 *   out = gradOutput · (self/3 + 0.5)  where −3 < self < 3
 *   out = gradOutput · 1               where self ≥ 3
 *
 * Phase one checks the arguments and plans the work; it accesses no data.
 *   gradOutput: the gradient of Hardswish's output
 *   self: the input of Hardswish
 *   out: the gradient of `self`
 * Phase two queues the plan on the stream.
 */
ACTGRAD_PUBLIC aclnnStatus aclnnHardswishBackwardV2GetWorkspaceSize(
    const aclTensor* gradOutput,
    const aclTensor* self,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnHardswishBackwardV2(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_HARDSWISH_BACKWARD_V2_H_
