// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_DROPOUT_DO_MASK_H_
#define ACTGRAD_ACLNNOP_ACLNN_DROPOUT_DO_MASK_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnDropoutDoMask, in PyTorch's terms:
 *
 *   masked_dropout(self, mask, prob, out)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnDropoutDoMaskGetWorkspaceSize(
    const aclTensor* self,
    const aclTensor* mask,
    double prob,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnDropoutDoMask(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_DROPOUT_DO_MASK_H_
