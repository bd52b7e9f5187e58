// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_NLL_LOSS2D_H_
#define ACTGRAD_ACLNNOP_ACLNN_NLL_LOSS2D_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnNLLLoss2d, in PyTorch's terms:
 *
 *   out, totalWeightOut = wide(aten.nll_loss2d_forward.default, self, target.long(), weight, reduction, ignoreIndex)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnNLLLoss2dGetWorkspaceSize(
    const aclTensor* self,
    const aclTensor* target,
    const aclTensor* weight,
    int64_t reduction,
    int64_t ignoreIndex,
    aclTensor* out,
    aclTensor* totalWeightOut,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnNLLLoss2d(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_NLL_LOSS2D_H_
