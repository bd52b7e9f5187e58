// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_GELU_V2_H_
#define ACTGRAD_ACLNNOP_ACLNN_GELU_V2_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnGeluV2: GELU: x·Φ(x), or its tanh form.
 *
 *   y = x · Φ(x)                                        where approximate is 0 (none)
 *   y = x · (1 + tanh(√(2/π) · (x + 0.044715·x³))) / 2  where it is 1 (tanh)
 *
 * Phase one checks the arguments and plans the work; it accesses no data.
 *   x: the input
 *   approximate: the form of GELU, erf (none) or tanh
 *   y: the result for `x`
 * Phase two queues the plan on the stream.
 */
ACTGRAD_PUBLIC aclnnStatus aclnnGeluV2GetWorkspaceSize(
    const aclTensor* x,
    int64_t approximate,
    aclTensor* y,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnGeluV2(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_GELU_V2_H_
