// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_INCRE_FLASH_ATTENTION_V4_H_
#define ACTGRAD_ACLNNOP_ACLNN_INCRE_FLASH_ATTENTION_V4_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnIncreFlashAttentionV4, in PyTorch's terms:
 *
 *   (refuse_quantised(deq1, q1, deq2, q2, off2, anti_scale, anti_offset, kv_padding), put_inferred(out, None, infer(Operands(q, k[0], v[0], pse, None, mask), Settings(scale, 1.0, heads, layout, 0, pse=0), key_heads, None, keys, pages, page_size)))
 *
 * The parameters are those that callers pass.
 */
ACTGRAD_PUBLIC aclnnStatus aclnnIncreFlashAttentionV4GetWorkspaceSize(
    const aclTensor* q,
    const aclTensorList* k,
    const aclTensorList* v,
    const aclTensor* pse,
    const aclTensor* mask,
    const aclIntArray* keys,
    const aclTensor* deq1,
    const aclTensor* q1,
    const aclTensor* deq2,
    const aclTensor* q2,
    const aclTensor* off2,
    const aclTensor* anti_scale,
    const aclTensor* anti_offset,
    const aclTensor* pages,
    const aclTensor* kv_padding,
    int64_t heads,
    double scale,
    const char* layout,
    int64_t key_heads,
    int64_t page_size,
    int64_t inner,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnIncreFlashAttentionV4(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_INCRE_FLASH_ATTENTION_V4_H_
