// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_SOFTPLUS_H_
#define ACTGRAD_ACLNNOP_ACLNN_SOFTPLUS_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnSoftplus: Softplus: log(1 + e^(beta·x))/beta, and x where beta·x is above the threshold.
 *
 *   out = self                             where beta · self > threshold
 *   out = log(1 + e^(beta · self)) / beta  where beta · self ≤ threshold
 *
 * Phase one checks the arguments and plans the work; it accesses no data.
 *   self: the input
 *   beta: the factor of the input; the result is divided by it
 *   threshold: the result is x where beta·x is above it
 *   out: the result for `self`
 * Phase two queues the plan on the stream.
 */
ACTGRAD_PUBLIC aclnnStatus aclnnSoftplusGetWorkspaceSize(
    const aclTensor* self,
    const aclScalar* beta,
    const aclScalar* threshold,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnSoftplus(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_SOFTPLUS_H_
