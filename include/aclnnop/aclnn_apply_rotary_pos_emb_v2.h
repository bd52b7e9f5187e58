// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_APPLY_ROTARY_POS_EMB_V2_H_
#define ACTGRAD_ACLNNOP_ACLNN_APPLY_ROTARY_POS_EMB_V2_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnApplyRotaryPosEmbV2, in PyTorch's terms:
 *
 *   rotate_both(q, k, cos, sin, mode)
 *
 * The parameters are those that callers pass.
 */
ACTGRAD_PUBLIC aclnnStatus aclnnApplyRotaryPosEmbV2GetWorkspaceSize(
    aclTensor* q,
    aclTensor* k,
    const aclTensor* cos,
    const aclTensor* sin,
    int64_t layout,
    const char* mode,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnApplyRotaryPosEmbV2(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_APPLY_ROTARY_POS_EMB_V2_H_
