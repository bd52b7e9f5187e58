// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_HARDSIGMOID_H_
#define ACTGRAD_ACLNNOP_ACLNN_HARDSIGMOID_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnHardsigmoid: Hardsigmoid: x/6 + 1/2 between −3 and 3, 1 above, 0 below.
 *
 *   out = 0             where self ≤ −3
 *   out = self/6 + 1/2  where −3 < self < 3
 *   out = 1             where self ≥ 3
 *
 * Phase one checks the arguments and plans the work; it accesses no data.
 *   self: the input
 *   out: the result for `self`
 * Phase two queues the plan on the stream.
 */
ACTGRAD_PUBLIC aclnnStatus aclnnHardsigmoidGetWorkspaceSize(
    const aclTensor* self,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnHardsigmoid(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

/**
 * aclnnInplaceHardsigmoid: Hardsigmoid, in place.
 *
 *   self = 0             where self ≤ −3
 *   self = self/6 + 1/2  where −3 < self < 3
 *   self = 1             where self ≥ 3
 *
 * Phase one checks the arguments and plans the work; it accesses no data.
 *   self: the input, overwritten with the result
 * Phase two queues the plan on the stream.
 */
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceHardsigmoidGetWorkspaceSize(
    const aclTensor* self,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceHardsigmoid(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_HARDSIGMOID_H_
