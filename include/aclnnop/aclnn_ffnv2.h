// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_FFNV2_H_
#define ACTGRAD_ACLNNOP_ACLNN_FFNV2_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnFFNV2, in PyTorch's terms:
 *
 *   put(out, feed_forward(x, weight1, weight2, tokens, bias1, bias2, activation, ends)) if scale is None and deq_scale1 is None and (anti_scale1 is None) else not_served('quantised weights')
 *
 * The parameters are those that callers pass.
 */
ACTGRAD_PUBLIC aclnnStatus aclnnFFNV2GetWorkspaceSize(
    const aclTensor* x,
    const aclTensor* weight1,
    const aclTensor* weight2,
    const aclIntArray* tokens,
    const aclTensor* bias1,
    const aclTensor* bias2,
    const aclTensor* scale,
    const aclTensor* offset,
    const aclTensor* deq_scale1,
    const aclTensor* deq_scale2,
    const aclTensor* anti_scale1,
    const aclTensor* anti_scale2,
    const aclTensor* anti_offset1,
    const aclTensor* anti_offset2,
    const char* activation,
    int64_t inner,
    bool ends,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnFFNV2(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_FFNV2_H_
