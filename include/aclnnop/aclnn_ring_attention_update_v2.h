// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_RING_ATTENTION_UPDATE_V2_H_
#define ACTGRAD_ACLNNOP_ACLNN_RING_ATTENTION_UPDATE_V2_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnRingAttentionUpdateV2, in PyTorch's terms:
 *
 *   out, maximum, total = ring_update(before, before_max, before_sum, now, now_max, now_sum, layout, softmax_layout)
 *
 * The parameters are those that callers pass.
 */
ACTGRAD_PUBLIC aclnnStatus aclnnRingAttentionUpdateV2GetWorkspaceSize(
    const aclTensor* before,
    const aclTensor* before_max,
    const aclTensor* before_sum,
    const aclTensor* now,
    const aclTensor* now_max,
    const aclTensor* now_sum,
    const aclTensor* queries,
    const char* layout,
    const char* softmax_layout,
    aclTensor* out,
    aclTensor* maximum,
    aclTensor* total,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnRingAttentionUpdateV2(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_RING_ATTENTION_UPDATE_V2_H_
