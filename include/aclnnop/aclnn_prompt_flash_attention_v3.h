// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_PROMPT_FLASH_ATTENTION_V3_H_
#define ACTGRAD_ACLNNOP_ACLNN_PROMPT_FLASH_ATTENTION_V3_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnPromptFlashAttentionV3, in PyTorch's terms:
 *
 *   (refuse_quantised(deq1, q1, deq2, q2, off2), put_inferred(out, None, infer(Operands(q, k, v, pse, None, mask), Settings(scale, 1.0, heads, layout, sparse, pre, next, pse=0), key_heads, queries, keys)))
 *
 * The parameters are those that callers pass.
 */
ACTGRAD_PUBLIC aclnnStatus aclnnPromptFlashAttentionV3GetWorkspaceSize(
    const aclTensor* q,
    const aclTensor* k,
    const aclTensor* v,
    const aclTensor* pse,
    const aclTensor* mask,
    const aclIntArray* queries,
    const aclIntArray* keys,
    const aclTensor* deq1,
    const aclTensor* q1,
    const aclTensor* deq2,
    const aclTensor* q2,
    const aclTensor* off2,
    int64_t heads,
    double scale,
    int64_t pre,
    int64_t next,
    const char* layout,
    int64_t key_heads,
    int64_t sparse,
    int64_t inner,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnPromptFlashAttentionV3(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_PROMPT_FLASH_ATTENTION_V3_H_
