// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_SELU_H_
#define ACTGRAD_ACLNNOP_ACLNN_SELU_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnInplaceSelu: SELU, in place.
 *
 *   selfRef = s · selfRef            where selfRef > 0
 *   selfRef = s·α · (e^selfRef − 1)  where selfRef ≤ 0
 *
 * Phase one checks the arguments and plans the work; it accesses no data.
 *   selfRef: the input, overwritten with the result
 * Phase two queues the plan on the stream.
 */
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceSeluGetWorkspaceSize(
    aclTensor* selfRef,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceSelu(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

/**
 * aclnnSelu: SELU: s·x above 0, s·α·(e^x − 1) below, with s = 1.0507009873554805 and s·α = 1.7580993408473769.
 *
 *   out = s · self            where self > 0
 *   out = s·α · (e^self − 1)  where self ≤ 0
 *
 * Phase one checks the arguments and plans the work; it accesses no data.
 *   self: the input
 *   out: the result for `self`
 * Phase two queues the plan on the stream.
 */
ACTGRAD_PUBLIC aclnnStatus aclnnSeluGetWorkspaceSize(
    const aclTensor* self,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnSelu(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_SELU_H_
