// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_HARDSWISH_H_
#define ACTGRAD_ACLNNOP_ACLNN_HARDSWISH_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnHardswish: Hardswish: x·(x + 3)/6 between −3 and 3, x above, 0 below.
 *
 *   out = 0                  where self ≤ −3
 *   out = self·(self + 3)/6  where −3 < self < 3
 *   out = self               where self ≥ 3
 *
 * Phase one checks the arguments and plans the work; it accesses no data.
 *   self: the input
 *   out: the result for `self`
 * Phase two queues the plan on the stream.
 */
ACTGRAD_PUBLIC aclnnStatus aclnnHardswishGetWorkspaceSize(
    const aclTensor* self,
    const aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnHardswish(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

/**
 * aclnnInplaceHardswish: Hardswish, in place.
 *
 *   self = 0                  where self ≤ −3
 *   self = self·(self + 3)/6  where −3 < self < 3
 *   self = self               where self ≥ 3
 *
 * Phase one checks the arguments and plans the work; it accesses no data.
 *   self: the input, overwritten with the result
 * Phase two queues the plan on the stream.
 */
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceHardswishGetWorkspaceSize(
    const aclTensor* self,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceHardswish(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_HARDSWISH_H_
