// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_SOFTSHRINK_H_
#define ACTGRAD_ACLNNOP_ACLNN_SOFTSHRINK_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnSoftshrink: Softshrink: x moved towards 0 by λ, 0 between ±λ.
 *
 *   out = self − lambd  where self > lambd
 *   out = self + lambd  where self < −lambd
 *   out = 0             elsewhere
 *
 * Phase one checks the arguments and plans the work; it accesses no data.
 *   self: the input
 *   lambd: the bound λ ≥ 0: the result is 0 from −λ to λ
 *   out: the result for `self`
 * Phase two queues the plan on the stream.
 */
ACTGRAD_PUBLIC aclnnStatus aclnnSoftshrinkGetWorkspaceSize(
    const aclTensor* self,
    const aclScalar* lambd,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnSoftshrink(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_SOFTSHRINK_H_
