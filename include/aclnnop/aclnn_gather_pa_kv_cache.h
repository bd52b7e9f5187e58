// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_GATHER_PA_KV_CACHE_H_
#define ACTGRAD_ACLNNOP_ACLNN_GATHER_PA_KV_CACHE_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnGatherPaKvCache, in PyTorch's terms:
 *
 *   read_paged(key_cache, value_cache, pages, lengths, keys, values, offsets, mode, cumulative)
 *
 * The parameters are those that callers pass.
 */
ACTGRAD_PUBLIC aclnnStatus aclnnGatherPaKvCacheGetWorkspaceSize(
    const aclTensor* key_cache,
    const aclTensor* value_cache,
    const aclTensor* pages,
    const aclTensor* lengths,
    aclTensor* keys,
    aclTensor* values,
    const aclTensor* offsets,
    const char* mode,
    bool cumulative,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnGatherPaKvCache(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_GATHER_PA_KV_CACHE_H_
