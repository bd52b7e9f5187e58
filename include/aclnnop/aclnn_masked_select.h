// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_MASKED_SELECT_H_
#define ACTGRAD_ACLNNOP_ACLNN_MASKED_SELECT_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnMaskedSelect, in PyTorch's terms:
 *
 *   out = torch.masked_select(self, mask)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnMaskedSelectGetWorkspaceSize(
    const aclTensor* self,
    const aclTensor* mask,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnMaskedSelect(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_MASKED_SELECT_H_
