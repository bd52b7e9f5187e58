// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_MULTILABEL_MARGIN_LOSS_H_
#define ACTGRAD_ACLNNOP_ACLNN_MULTILABEL_MARGIN_LOSS_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnMultilabelMarginLoss, in PyTorch's terms:
 *
 *   out, isTarget = wide(aten.multilabel_margin_loss_forward.default, self, target.long(), reduction)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnMultilabelMarginLossGetWorkspaceSize(
    const aclTensor* self,
    const aclTensor* target,
    int64_t reduction,
    aclTensor* out,
    aclTensor* isTarget,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnMultilabelMarginLoss(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_MULTILABEL_MARGIN_LOSS_H_
