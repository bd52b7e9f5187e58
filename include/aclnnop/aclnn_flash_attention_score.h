// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_FLASH_ATTENTION_SCORE_H_
#define ACTGRAD_ACLNNOP_ACLNN_FLASH_ATTENTION_SCORE_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnFlashAttentionScore, in PyTorch's terms:
 *
 *   put_attention(out, maximum, total, attention(Operands(q, k, v, pse, drop, mask), Settings(scale, keep, heads, layout, sparse, pre, next, prefix=prefix)))
 *
 * The parameters are those that callers pass.
 */
ACTGRAD_PUBLIC aclnnStatus aclnnFlashAttentionScoreGetWorkspaceSize(
    const aclTensor* q,
    const aclTensor* k,
    const aclTensor* v,
    const aclTensor* pse,
    const aclTensor* drop,
    const aclTensor* padding,
    const aclTensor* mask,
    const aclIntArray* prefix,
    double scale,
    double keep,
    int64_t pre,
    int64_t next,
    int64_t heads,
    const char* layout,
    int64_t inner,
    int64_t sparse,
    aclTensor* maximum,
    aclTensor* total,
    aclTensor* softmax,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnFlashAttentionScore(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_FLASH_ATTENTION_SCORE_H_
