// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_LOGSIGMOID_H_
#define ACTGRAD_ACLNNOP_ACLNN_LOGSIGMOID_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnLogSigmoid: LogSigmoid, log σ(x).
 *
 *   out = min(self, 0) − log(1 + e^−|self|)
 *
 * Phase one checks the arguments and plans the work; it accesses no data.
 *   self: the input
 *   out: the result for `self`
 * Phase two queues the plan on the stream.
 */
ACTGRAD_PUBLIC aclnnStatus aclnnLogSigmoidGetWorkspaceSize(
    const aclTensor* self,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnLogSigmoid(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

/**
 * aclnnLogSigmoidForward: LogSigmoid, log σ(x), with a buffer that is neither read nor written.
 *
 *   out = min(self, 0) − log(1 + e^−|self|)
 *
 * Phase one checks the arguments and plans the work; it accesses no data.
 *   self: the input
 *   out: the result for `self`
 *   buffer: neither read nor written; may be null
 * Phase two queues the plan on the stream.
 */
ACTGRAD_PUBLIC aclnnStatus aclnnLogSigmoidForwardGetWorkspaceSize(
    const aclTensor* self,
    aclTensor* out,
    aclTensor* buffer,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnLogSigmoidForward(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_LOGSIGMOID_H_
