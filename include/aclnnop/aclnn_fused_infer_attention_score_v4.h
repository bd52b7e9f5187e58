// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_FUSED_INFER_ATTENTION_SCORE_V4_H_
#define ACTGRAD_ACLNNOP_ACLNN_FUSED_INFER_ATTENTION_SCORE_V4_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnFusedInferAttentionScoreV4, in PyTorch's terms:
 *
 *   (refuse_quantised(deq1, q1, deq2, q2, off2, anti_scale, anti_offset, k_scale, k_offset, v_scale, v_offset, k_prefix, v_prefix, q_padding, kv_padding, q_scale, k_rope_scale), put_inferred(out, log, infer(Operands(q, k[0], v[0], pse, None, mask, q_rope, k_rope, sink), Settings(scale, 1.0, heads, layout, sparse, pre, next, pse=0), key_heads, queries, keys, pages, page_size), lse))
 *
 * The parameters are those that callers pass.
 */
ACTGRAD_PUBLIC aclnnStatus aclnnFusedInferAttentionScoreV4GetWorkspaceSize(
    const aclTensor* q,
    const aclTensorList* k,
    const aclTensorList* v,
    const aclTensor* pse,
    const aclTensor* mask,
    const aclIntArray* queries,
    const aclIntArray* keys,
    const aclTensor* deq1,
    const aclTensor* q1,
    const aclTensor* deq2,
    const aclTensor* q2,
    const aclTensor* off2,
    const aclTensor* anti_scale,
    const aclTensor* anti_offset,
    const aclTensor* pages,
    const aclTensor* q_padding,
    const aclTensor* kv_padding,
    const aclTensor* k_scale,
    const aclTensor* k_offset,
    const aclTensor* v_scale,
    const aclTensor* v_offset,
    const aclTensor* k_prefix,
    const aclTensor* v_prefix,
    const aclIntArray* prefix_len,
    const aclTensor* q_rope,
    const aclTensor* k_rope,
    const aclTensor* k_rope_scale,
    const aclTensor* q_scale,
    const aclTensor* sink,
    int64_t heads,
    double scale,
    int64_t pre,
    int64_t next,
    const char* layout,
    int64_t key_heads,
    int64_t sparse,
    int64_t inner,
    int64_t page_size,
    int64_t anti_mode,
    bool lse,
    int64_t k_mode,
    int64_t v_mode,
    int64_t q_mode,
    aclTensor* out,
    aclTensor* log,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnFusedInferAttentionScoreV4(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_FUSED_INFER_ATTENTION_SCORE_V4_H_
