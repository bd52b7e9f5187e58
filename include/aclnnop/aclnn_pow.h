// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_POW_H_
#define ACTGRAD_ACLNNOP_ACLNN_POW_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnInplacePowTensorScalar, in PyTorch's terms:
 *
 *   self.pow_(exponent)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnInplacePowTensorScalarGetWorkspaceSize(
    const aclTensor* self,
    const aclScalar* exponent,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnInplacePowTensorScalar(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

/**
 * aclnnPowScalarTensor, in PyTorch's terms:
 *
 *   out = torch.pow(self, exponent)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnPowScalarTensorGetWorkspaceSize(
    const aclScalar* self,
    const aclTensor* exponent,
    const aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnPowScalarTensor(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

/**
 * aclnnPowTensorScalar, in PyTorch's terms:
 *
 *   out = torch.pow(self, exponent)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnPowTensorScalarGetWorkspaceSize(
    const aclTensor* self,
    const aclScalar* exponent,
    const aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnPowTensorScalar(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_POW_H_
