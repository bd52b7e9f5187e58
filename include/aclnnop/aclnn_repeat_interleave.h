// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_REPEAT_INTERLEAVE_H_
#define ACTGRAD_ACLNNOP_ACLNN_REPEAT_INTERLEAVE_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnRepeatInterleave, in PyTorch's terms:
 *
 *   out = torch.repeat_interleave(self, repeats)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnRepeatInterleaveGetWorkspaceSize(
    const aclTensor* self,
    const aclTensor* repeats,
    int64_t outputSize,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnRepeatInterleave(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

/**
 * aclnnRepeatInterleaveInt, in PyTorch's terms:
 *
 *   out = torch.repeat_interleave(self, repeats)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnRepeatInterleaveIntGetWorkspaceSize(
    const aclTensor* self,
    int64_t repeats,
    int64_t outputSize,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnRepeatInterleaveInt(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

/**
 * aclnnRepeatInterleaveIntWithDim, in PyTorch's terms:
 *
 *   out = torch.repeat_interleave(self, repeats, dim)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnRepeatInterleaveIntWithDimGetWorkspaceSize(
    const aclTensor* self,
    int64_t repeats,
    int64_t dim,
    int64_t outputSize,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnRepeatInterleaveIntWithDim(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

/**
 * aclnnRepeatInterleaveTensor, in PyTorch's terms:
 *
 *   out = torch.repeat_interleave(repeats)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnRepeatInterleaveTensorGetWorkspaceSize(
    const aclTensor* repeats,
    int64_t outputSize,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnRepeatInterleaveTensor(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

/**
 * aclnnRepeatInterleaveWithDim, in PyTorch's terms:
 *
 *   out = torch.repeat_interleave(self, repeats, dim)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnRepeatInterleaveWithDimGetWorkspaceSize(
    const aclTensor* self,
    const aclTensor* repeats,
    int64_t dim,
    int64_t outputSize,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnRepeatInterleaveWithDim(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_REPEAT_INTERLEAVE_H_
