// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_CLAMP_H_
#define ACTGRAD_ACLNNOP_ACLNN_CLAMP_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnClamp, in PyTorch's terms:
 *
 *   out = torch.clamp(self, clipValueMin, clipValueMax)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnClampGetWorkspaceSize(
    const aclTensor* self,
    const aclScalar* clipValueMin,
    const aclScalar* clipValueMax,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnClamp(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

/**
 * aclnnClampMax, in PyTorch's terms:
 *
 *   out = torch.clamp_max(self, clipValueMax)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnClampMaxGetWorkspaceSize(
    const aclTensor* self,
    const aclScalar* clipValueMax,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnClampMax(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

/**
 * aclnnClampMaxTensor, in PyTorch's terms:
 *
 *   out = torch.clamp_max(self, max)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnClampMaxTensorGetWorkspaceSize(
    const aclTensor* self,
    const aclTensor* max,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnClampMaxTensor(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

/**
 * aclnnClampMin, in PyTorch's terms:
 *
 *   out = torch.clamp_min(self, clipValueMin)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnClampMinGetWorkspaceSize(
    const aclTensor* self,
    const aclScalar* clipValueMin,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnClampMin(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

/**
 * aclnnClampMinTensor, in PyTorch's terms:
 *
 *   out = torch.clamp_min(self, clipValueMin)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnClampMinTensorGetWorkspaceSize(
    const aclTensor* self,
    const aclTensor* clipValueMin,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnClampMinTensor(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

/**
 * aclnnClampTensor, in PyTorch's terms:
 *
 *   out = torch.clamp(self, clipValueMin, clipValueMax)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnClampTensorGetWorkspaceSize(
    const aclTensor* self,
    const aclTensor* clipValueMin,
    const aclTensor* clipValueMax,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnClampTensor(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

/**
 * aclnnInplaceClampMax, in PyTorch's terms:
 *
 *   selfRef.clamp_max_(clipValueMax)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceClampMaxGetWorkspaceSize(
    const aclTensor* selfRef,
    const aclScalar* clipValueMax,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceClampMax(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

/**
 * aclnnInplaceClampMaxTensor, in PyTorch's terms:
 *
 *   selfRef.clamp_max_(max)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceClampMaxTensorGetWorkspaceSize(
    aclTensor* selfRef,
    const aclTensor* max,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceClampMaxTensor(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

/**
 * aclnnInplaceClampMinTensor, in PyTorch's terms:
 *
 *   selfRef.clamp_min_(clipValueMin)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceClampMinTensorGetWorkspaceSize(
    aclTensor* selfRef,
    const aclTensor* clipValueMin,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceClampMinTensor(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_CLAMP_H_
