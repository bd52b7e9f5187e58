// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_SHRINK_H_
#define ACTGRAD_ACLNNOP_ACLNN_SHRINK_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnShrink: Shrink: x moved towards 0 by the bias beyond ±λ, 0 between.
 *
 *   out = self − bias  where self > lambd
 *   out = self + bias  where self < −lambd
 *   out = 0            elsewhere
 *
 * Phase one checks the arguments and plans the work; it accesses no data.
 *   self: the input
 *   lambd: the bound λ ≥ 0: the result is 0 from −λ to λ
 *   bias: the amount by which the magnitude is reduced
 *   out: the result for `self`
 * Phase two queues the plan on the stream.
 */
ACTGRAD_PUBLIC aclnnStatus aclnnShrinkGetWorkspaceSize(
    const aclTensor* self,
    const aclScalar* lambd,
    const aclScalar* bias,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnShrink(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_SHRINK_H_
