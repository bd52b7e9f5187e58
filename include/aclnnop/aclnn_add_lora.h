// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_ADD_LORA_H_
#define ACTGRAD_ACLNNOP_ACLNN_ADD_LORA_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnAddLora, in PyTorch's terms:
 *
 *   out = low_rank_added(self, x, second, indices, first, layer, scale, start, size)
 *
 * The parameters are those that callers pass.
 */
ACTGRAD_PUBLIC aclnnStatus aclnnAddLoraGetWorkspaceSize(
    const aclTensor* self,
    const aclTensor* x,
    const aclTensor* second,
    const aclTensor* indices,
    const aclTensor* first,
    int64_t layer,
    double scale,
    int64_t start,
    int64_t size,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnAddLora(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_ADD_LORA_H_
