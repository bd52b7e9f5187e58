// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_POW_TENSOR_TENSOR_H_
#define ACTGRAD_ACLNNOP_ACLNN_POW_TENSOR_TENSOR_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnInplacePowTensorTensor, in PyTorch's terms:
 *
 *   self.pow_(exponent)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnInplacePowTensorTensorGetWorkspaceSize(
    const aclTensor* self,
    const aclTensor* exponent,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnInplacePowTensorTensor(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

/**
 * aclnnPowTensorTensor, in PyTorch's terms:
 *
 *   out = torch.pow(self, exponent)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnPowTensorTensorGetWorkspaceSize(
    const aclTensor* self,
    const aclTensor* exponent,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnPowTensorTensor(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_POW_TENSOR_TENSOR_H_
