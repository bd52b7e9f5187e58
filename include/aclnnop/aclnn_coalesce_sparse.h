// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_COALESCE_SPARSE_H_
#define ACTGRAD_ACLNNOP_ACLNN_COALESCE_SPARSE_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnCoalesceSparse, in PyTorch's terms:
 *
 *   coalesced(places, ids, values, new_ids, new_values)
 *
 * The parameters are those that callers pass.
 */
ACTGRAD_PUBLIC aclnnStatus aclnnCoalesceSparseGetWorkspaceSize(
    const aclTensor* count,
    const aclTensor* places,
    const aclTensor* ids,
    const aclTensor* values,
    aclTensor* new_ids,
    aclTensor* new_values,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnCoalesceSparse(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_COALESCE_SPARSE_H_
