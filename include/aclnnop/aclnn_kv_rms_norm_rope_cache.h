// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_KV_RMS_NORM_ROPE_CACHE_H_
#define ACTGRAD_ACLNNOP_ACLNN_KV_RMS_NORM_ROPE_CACHE_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnKvRmsNormRopeCache, in PyTorch's terms:
 *
 *   put_if_wanted((k_rope, c_kv), normed_and_roped(kv, gamma, cos, sin, slots, k_cache, ckv_cache, (k_scale, v_scale, k_offset, v_offset), eps, mode))
 *
 * The parameters are those that callers pass.
 */
ACTGRAD_PUBLIC aclnnStatus aclnnKvRmsNormRopeCacheGetWorkspaceSize(
    const aclTensor* kv,
    const aclTensor* gamma,
    const aclTensor* cos,
    const aclTensor* sin,
    const aclTensor* slots,
    aclTensor* k_cache,
    aclTensor* ckv_cache,
    const aclTensor* k_scale,
    const aclTensor* v_scale,
    const aclTensor* k_offset,
    const aclTensor* v_offset,
    double eps,
    const char* mode,
    bool wanted,
    aclTensor* k_rope,
    aclTensor* c_kv,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnKvRmsNormRopeCache(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_KV_RMS_NORM_ROPE_CACHE_H_
