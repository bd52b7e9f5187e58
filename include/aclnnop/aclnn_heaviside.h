// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_HEAVISIDE_H_
#define ACTGRAD_ACLNNOP_ACLNN_HEAVISIDE_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnHeaviside: Heaviside: 0 below 0, 1 above, and `values` at 0.
 *
 *   out = 0       where input < 0
 *   out = values  where input = 0
 *   out = 1       where input > 0
 *
 * Phase one checks the arguments and plans the work; it accesses no data.
 *   input: the input
 *   values: the result where `input` is 0
 *   out: the result for `input`
 * Phase two queues the plan on the stream.
 */
ACTGRAD_PUBLIC aclnnStatus aclnnHeavisideGetWorkspaceSize(
    const aclTensor* input,
    const aclTensor* values,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnHeaviside(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_HEAVISIDE_H_
