// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_CELU_H_
#define ACTGRAD_ACLNNOP_ACLNN_CELU_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnCelu: CELU: x above 0, alpha·(e^(x/alpha) − 1) below.
 *
 *   out = self                            where self > 0
 *   out = alpha · (e^(self / alpha) − 1)  where self ≤ 0
 *
 * Phase one checks the arguments and plans the work; it accesses no data.
 *   self: the input
 *   alpha: the factor of the exponential, of either sign; not 0, not NaN
 *   out: the result for `self`
 * Phase two queues the plan on the stream.
 */
ACTGRAD_PUBLIC aclnnStatus aclnnCeluGetWorkspaceSize(
    const aclTensor* self,
    const aclScalar* alpha,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnCelu(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

/**
 * aclnnInplaceCelu: CELU, in place.
 *
 *   selfRef = selfRef                            where selfRef > 0
 *   selfRef = alpha · (e^(selfRef / alpha) − 1)  where selfRef ≤ 0
 *
 * Phase one checks the arguments and plans the work; it accesses no data.
 *   selfRef: the input, overwritten with the result
 *   alpha: the factor of the exponential, of either sign; not 0, not NaN
 * Phase two queues the plan on the stream.
 */
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceCeluGetWorkspaceSize(
    aclTensor* selfRef,
    const aclScalar* alpha,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceCelu(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_CELU_H_
