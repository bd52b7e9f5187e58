// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_ROPE_WITH_SIN_COS_CACHE_V2_H_
#define ACTGRAD_ACLNNOP_ACLNN_ROPE_WITH_SIN_COS_CACHE_V2_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnRopeWithSinCosCacheV2, in PyTorch's terms:
 *
 *   put_all((q_out, k_out), rotated_by_table(positions, q, k, table, sections, size, neox)) if kind == 0 else not_served('an interleaved table')
 *
 * The parameters are those that callers pass.
 */
ACTGRAD_PUBLIC aclnnStatus aclnnRopeWithSinCosCacheV2GetWorkspaceSize(
    const aclTensor* positions,
    const aclTensor* q,
    const aclTensor* k,
    const aclTensor* table,
    const aclIntArray* sections,
    int64_t size,
    bool neox,
    int64_t kind,
    aclTensor* q_out,
    aclTensor* k_out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnRopeWithSinCosCacheV2(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_ROPE_WITH_SIN_COS_CACHE_V2_H_
