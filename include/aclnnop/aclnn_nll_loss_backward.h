// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_NLL_LOSS_BACKWARD_H_
#define ACTGRAD_ACLNNOP_ACLNN_NLL_LOSS_BACKWARD_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnNLLLossBackward, in PyTorch's terms:
 *
 *   out = nll_loss_backward(aten.nll_loss_backward.default, gradOutput, self, target.long(), weight, reduction, ignoreIndex, totalWeight)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnNLLLossBackwardGetWorkspaceSize(
    const aclTensor* gradOutput,
    const aclTensor* self,
    const aclTensor* target,
    const aclTensor* weight,
    int64_t reduction,
    int64_t ignoreIndex,
    const aclTensor* totalWeight,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnNLLLossBackward(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_NLL_LOSS_BACKWARD_H_
