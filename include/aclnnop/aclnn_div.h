// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_DIV_H_
#define ACTGRAD_ACLNNOP_ACLNN_DIV_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnDiv, in PyTorch's terms:
 *
 *   out = torch.div(self, other)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnDivGetWorkspaceSize(
    const aclTensor* self,
    const aclTensor* other,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnDiv(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

/**
 * aclnnDivMod, in PyTorch's terms:
 *
 *   out = torch.div(self, other, rounding_mode=ROUNDING_MODES[mode])
 */
ACTGRAD_PUBLIC aclnnStatus aclnnDivModGetWorkspaceSize(
    const aclTensor* self,
    const aclTensor* other,
    int32_t mode,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnDivMod(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

/**
 * aclnnDivMods, in PyTorch's terms:
 *
 *   out = torch.div(self, other, rounding_mode=ROUNDING_MODES[mode])
 */
ACTGRAD_PUBLIC aclnnStatus aclnnDivModsGetWorkspaceSize(
    const aclTensor* self,
    const aclScalar* other,
    int32_t mode,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnDivMods(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

/**
 * aclnnDivs, in PyTorch's terms:
 *
 *   out = torch.div(self, other)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnDivsGetWorkspaceSize(
    const aclTensor* self,
    const aclScalar* other,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnDivs(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

/**
 * aclnnInplaceDiv, in PyTorch's terms:
 *
 *   selfRef.div_(other)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceDivGetWorkspaceSize(
    aclTensor* selfRef,
    const aclTensor* other,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceDiv(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

/**
 * aclnnInplaceDivMod, in PyTorch's terms:
 *
 *   selfRef.div_(other, rounding_mode=ROUNDING_MODES[mode])
 */
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceDivModGetWorkspaceSize(
    aclTensor* selfRef,
    const aclTensor* other,
    int32_t mode,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceDivMod(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

/**
 * aclnnInplaceDivMods, in PyTorch's terms:
 *
 *   selfRef.div_(other, rounding_mode=ROUNDING_MODES[mode])
 */
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceDivModsGetWorkspaceSize(
    aclTensor* selfRef,
    const aclScalar* other,
    int32_t mode,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceDivMods(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

/**
 * aclnnInplaceDivs, in PyTorch's terms:
 *
 *   selfRef.div_(other)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceDivsGetWorkspaceSize(
    aclTensor* selfRef,
    const aclScalar* other,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceDivs(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_DIV_H_
