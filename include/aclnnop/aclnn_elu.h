// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_ELU_H_
#define ACTGRAD_ACLNNOP_ACLNN_ELU_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnElu: ELU: scale·x above 0, alpha·scale·(e^(inputScale·x) − 1) below.
 *
 *   out = scale · self                                 where self > 0
 *   out = alpha · scale · (e^(inputScale · self) − 1)  where self ≤ 0
 *
 * Phase one checks the arguments and plans the work; it accesses no data.
 *   self: the input
 *   alpha: the factor of the exponential
 *   scale: the factor of the result
 *   inputScale: the factor of the input where that is ≤ 0
 *   out: the result for `self`
 * Phase two queues the plan on the stream.
 */
ACTGRAD_PUBLIC aclnnStatus aclnnEluGetWorkspaceSize(
    const aclTensor* self,
    const aclScalar* alpha,
    const aclScalar* scale,
    const aclScalar* inputScale,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnElu(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

/**
 * aclnnInplaceElu: ELU, in place.
 *
 *   selfRef = scale · selfRef                                 where selfRef > 0
 *   selfRef = alpha · scale · (e^(inputScale · selfRef) − 1)  where selfRef ≤ 0
 *
 * Phase one checks the arguments and plans the work; it accesses no data.
 *   selfRef: the input, overwritten with the result
 *   alpha: the factor of the exponential
 *   scale: the factor of the result
 *   inputScale: the factor of the input where that is ≤ 0
 * Phase two queues the plan on the stream.
 */
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceEluGetWorkspaceSize(
    aclTensor* selfRef,
    const aclScalar* alpha,
    const aclScalar* scale,
    const aclScalar* inputScale,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceElu(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_ELU_H_
