// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_MEDIAN_H_
#define ACTGRAD_ACLNNOP_ACLNN_MEDIAN_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnMedian, in PyTorch's terms:
 *
 *   valuesOut = torch.median(self)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnMedianGetWorkspaceSize(
    const aclTensor* self,
    aclTensor* valuesOut,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnMedian(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

/**
 * aclnnMedianDim, in PyTorch's terms:
 *
 *   valuesOut, indicesOut = torch.median(self, dim, keepDim)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnMedianDimGetWorkspaceSize(
    const aclTensor* self,
    int64_t dim,
    bool keepDim,
    aclTensor* valuesOut,
    aclTensor* indicesOut,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnMedianDim(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

/**
 * aclnnNanMedian, in PyTorch's terms:
 *
 *   out = torch.nanmedian(self)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnNanMedianGetWorkspaceSize(
    const aclTensor* self,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnNanMedian(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

/**
 * aclnnNanMedianDim, in PyTorch's terms:
 *
 *   valuesOut, indicesOut = torch.nanmedian(self, dim, keepDim)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnNanMedianDimGetWorkspaceSize(
    const aclTensor* self,
    int64_t dim,
    bool keepDim,
    aclTensor* valuesOut,
    aclTensor* indicesOut,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnNanMedianDim(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_MEDIAN_H_
