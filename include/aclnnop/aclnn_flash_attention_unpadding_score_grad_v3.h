// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_FLASH_ATTENTION_UNPADDING_SCORE_GRAD_V3_H_
#define ACTGRAD_ACLNNOP_ACLNN_FLASH_ATTENTION_UNPADDING_SCORE_GRAD_V3_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnFlashAttentionUnpaddingScoreGradV3, in PyTorch's terms:
 *
 *   put_gradients((dq, dk, dv, dpse, dq_rope, dk_rope, None), attention_backward(Operands(q, k, v, pse, drop, mask, q_rope, k_rope), dy, Settings(scale, keep, heads, layout, sparse, pre, next, prefix=prefix, queries_end=queries, keys_end=keys, pse=pse_type, query_start=first_of(q_start), key_start=first_of(kv_start))))
 *
 * The parameters are those that callers pass.
 */
ACTGRAD_PUBLIC aclnnStatus aclnnFlashAttentionUnpaddingScoreGradV3GetWorkspaceSize(
    const aclTensor* q,
    const aclTensor* q_rope,
    const aclTensor* k,
    const aclTensor* k_rope,
    const aclTensor* v,
    const aclTensor* dy,
    const aclTensor* pse,
    const aclTensor* drop,
    const aclTensor* padding,
    const aclTensor* mask,
    const aclTensor* maximum,
    const aclTensor* total,
    const aclTensor* softmax,
    const aclTensor* attention_out,
    const aclIntArray* prefix,
    const aclIntArray* queries,
    const aclIntArray* keys,
    const aclIntArray* q_start,
    const aclIntArray* kv_start,
    double scale,
    double keep,
    int64_t pre,
    int64_t next,
    int64_t heads,
    const char* layout,
    int64_t inner,
    int64_t sparse,
    int64_t pse_type,
    aclTensor* dq,
    aclTensor* dq_rope,
    aclTensor* dk,
    aclTensor* dk_rope,
    aclTensor* dv,
    aclTensor* dpse,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnFlashAttentionUnpaddingScoreGradV3(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_FLASH_ATTENTION_UNPADDING_SCORE_GRAD_V3_H_
