// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_ADDMM_H_
#define ACTGRAD_ACLNNOP_ACLNN_ADDMM_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnAddmm, in PyTorch's terms:
 *
 *   out = torch.addmm(self, mat1, mat2, beta=beta, alpha=alpha)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnAddmmGetWorkspaceSize(
    const aclTensor* self,
    const aclTensor* mat1,
    const aclTensor* mat2,
    const aclScalar* beta,
    const aclScalar* alpha,
    aclTensor* out,
    int8_t cubeMathType,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnAddmm(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

/**
 * aclnnAddmmWeightNz: not computed here; phase one refuses it by its name, with 561003.
 */
ACTGRAD_PUBLIC aclnnStatus aclnnAddmmWeightNzGetWorkspaceSize(
    const aclTensor* self,
    const aclTensor* mat1,
    const aclTensor* mat2,
    const aclScalar* beta,
    const aclScalar* alpha,
    aclTensor* out,
    int8_t cubeMathType,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnAddmmWeightNz(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

/**
 * aclnnInplaceAddmm, in PyTorch's terms:
 *
 *   selfRef = torch.addmm(selfRef, mat1, mat2, beta=beta, alpha=alpha)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceAddmmGetWorkspaceSize(
    const aclTensor* selfRef,
    const aclTensor* mat1,
    const aclTensor* mat2,
    const aclScalar* beta,
    const aclScalar* alpha,
    int8_t cubeMathType,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceAddmm(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_ADDMM_H_
