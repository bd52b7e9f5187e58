// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_HARDSHRINK_H_
#define ACTGRAD_ACLNNOP_ACLNN_HARDSHRINK_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnHardshrink: Hardshrink: x beyond ±λ, 0 between.
 *
 *   out = self  where |self| > lambd
 *   out = 0     elsewhere
 *
 * Phase one checks the arguments and plans the work; it accesses no data.
 *   self: the input
 *   lambd: the bound λ: the result is 0 from −λ to λ; a negative λ counts as 0
 *   out: the result for `self`
 * Phase two queues the plan on the stream.
 */
ACTGRAD_PUBLIC aclnnStatus aclnnHardshrinkGetWorkspaceSize(
    const aclTensor* self,
    const aclScalar* lambd,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnHardshrink(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_HARDSHRINK_H_
