// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_SWISH_H_
#define ACTGRAD_ACLNNOP_ACLNN_SWISH_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnSwish: Swish: x·σ(β·x).
 *
 *   out = self · σ(betaOptional · self)
 *
 * Phase one checks the arguments and plans the work; it accesses no data.
 *   self: the input
 *   betaOptional: the steepness β
 *   out: the result for `self`
 * Phase two queues the plan on the stream.
 */
ACTGRAD_PUBLIC aclnnStatus aclnnSwishGetWorkspaceSize(
    const aclTensor* self,
    const aclScalar* betaOptional,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnSwish(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_SWISH_H_
