// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_SEARCHSORTED_H_
#define ACTGRAD_ACLNNOP_ACLNN_SEARCHSORTED_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnSearchSorted, in PyTorch's terms:
 *
 *   out = torch.searchsorted(sortedSequence, self, right=right, sorter=sorter)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnSearchSortedGetWorkspaceSize(
    const aclTensor* sortedSequence,
    const aclTensor* self,
    bool outInt32,
    bool right,
    const aclTensor* sorter,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnSearchSorted(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

/**
 * aclnnSearchSorteds, in PyTorch's terms:
 *
 *   out = torch.searchsorted(sortedSequence, self, right=right, sorter=sorter)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnSearchSortedsGetWorkspaceSize(
    const aclTensor* sortedSequence,
    const aclScalar* self,
    bool outInt32,
    bool right,
    const aclTensor* sorter,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnSearchSorteds(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_SEARCHSORTED_H_
