// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_SQUARED_RELU_H_
#define ACTGRAD_ACLNNOP_ACLNN_SQUARED_RELU_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnSquaredRelu: SquaredReLU: x² above 0, 0 below.
 *
 *   out = max(input, 0)²
 *
 * Phase one checks the arguments and plans the work; it accesses no data.
 *   input: the input
 *   out: the result for `input`
 * Phase two queues the plan on the stream.
 */
ACTGRAD_PUBLIC aclnnStatus aclnnSquaredReluGetWorkspaceSize(
    const aclTensor* input,
    const aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnSquaredRelu(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_SQUARED_RELU_H_
