// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_SCATTER_PA_KV_CACHE_H_
#define ACTGRAD_ACLNNOP_ACLNN_SCATTER_PA_KV_CACHE_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnScatterPaKvCache, in PyTorch's terms:
 *
 *   write_paged(keys, key_cache, slots, values, value_cache, mode, lengths, offsets, sizes)
 *
 * The parameters are those that callers pass.
 */
ACTGRAD_PUBLIC aclnnStatus aclnnScatterPaKvCacheGetWorkspaceSize(
    const aclTensor* keys,
    aclTensor* key_cache,
    const aclTensor* slots,
    const aclTensor* values,
    aclTensor* value_cache,
    const aclTensor* lengths,
    const aclTensor* offsets,
    const aclTensor* sizes,
    const char* mode,
    const char* scatter,
    const aclIntArray* strides,
    const aclIntArray* starts,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnScatterPaKvCache(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_SCATTER_PA_KV_CACHE_H_
