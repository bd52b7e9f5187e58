// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_THRESHOLD_H_
#define ACTGRAD_ACLNNOP_ACLNN_THRESHOLD_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnInplaceThreshold: Threshold, in place.
 *
 *   selfRef = selfRef  where selfRef > threshold
 *   selfRef = value    elsewhere
 *
 * Phase one checks the arguments and plans the work; it accesses no data.
 *   selfRef: the input, overwritten with the result
 *   threshold: the threshold that the input must exceed
 *   value: the result elsewhere
 * Phase two queues the plan on the stream.
 */
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceThresholdGetWorkspaceSize(
    aclTensor* selfRef,
    const aclScalar* threshold,
    const aclScalar* value,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceThreshold(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

/**
 * aclnnThreshold: Threshold: x above the threshold, else the value.
 *
 *   out = self   where self > threshold
 *   out = value  elsewhere
 *
 * Phase one checks the arguments and plans the work; it accesses no data.
 *   self: the input
 *   threshold: the threshold that the input must exceed
 *   value: the result elsewhere
 *   out: the result for `self`
 * Phase two queues the plan on the stream.
 */
ACTGRAD_PUBLIC aclnnStatus aclnnThresholdGetWorkspaceSize(
    const aclTensor* self,
    const aclScalar* threshold,
    const aclScalar* value,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnThreshold(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_THRESHOLD_H_
