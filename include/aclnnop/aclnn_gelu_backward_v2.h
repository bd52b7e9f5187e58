// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_GELU_BACKWARD_V2_H_
#define ACTGRAD_ACLNNOP_ACLNN_GELU_BACKWARD_V2_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnGeluBackwardV2: The gradient of GELU, x·Φ(x), or of its tanh form.
 *
 *   gradInput = gradOutput · (Φ(self) + self·φ(self))       where approximate is none
 *   gradInput = gradOutput · GELU'(self), of the tanh form  where it is tanh
 *
 * Phase one checks the arguments and plans the work; it accesses no data.
 *   gradOutput: the gradient of GELU's output
 *   self: the input of GELU
 *   approximate: the form of GELU, erf (none) or tanh
 *   gradInput: the gradient of `self`
 * Phase two queues the plan on the stream.
 */
ACTGRAD_PUBLIC aclnnStatus aclnnGeluBackwardV2GetWorkspaceSize(
    const aclTensor* gradOutput,
    const aclTensor* self,
    char* approximate,
    aclTensor* gradInput,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnGeluBackwardV2(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_GELU_BACKWARD_V2_H_
