// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_HARDTANH_H_
#define ACTGRAD_ACLNNOP_ACLNN_HARDTANH_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnHardtanh: Hardtanh: x clamped to the limits.
 *
 *   out = clipValueMin  where self < clipValueMin
 *   out = clipValueMax  where self > clipValueMax
 *   out = self          elsewhere
 *
 * Phase one checks the arguments and plans the work; it accesses no data.
 *   self: the input
 *   clipValueMin: the lower limit
 *   clipValueMax: the upper limit
 *   out: the result for `self`
 * Phase two queues the plan on the stream.
 */
ACTGRAD_PUBLIC aclnnStatus aclnnHardtanhGetWorkspaceSize(
    const aclTensor* self,
    const aclScalar* clipValueMin,
    const aclScalar* clipValueMax,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnHardtanh(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

/**
 * aclnnInplaceHardtanh: Hardtanh, in place.
 *
 *   selfRef = clipValueMin  where selfRef < clipValueMin
 *   selfRef = clipValueMax  where selfRef > clipValueMax
 *   selfRef = selfRef       elsewhere
 *
 * Phase one checks the arguments and plans the work; it accesses no data.
 *   selfRef: the input, overwritten with the result
 *   clipValueMin: the lower limit
 *   clipValueMax: the upper limit
 * Phase two queues the plan on the stream.
 */
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceHardtanhGetWorkspaceSize(
    aclTensor* selfRef,
    const aclScalar* clipValueMin,
    const aclScalar* clipValueMax,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceHardtanh(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_HARDTANH_H_
