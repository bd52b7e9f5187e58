// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_MATMUL_H_
#define ACTGRAD_ACLNNOP_ACLNN_MATMUL_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnMatmul, in PyTorch's terms:
 *
 *   out = torch.matmul(self, mat2)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnMatmulGetWorkspaceSize(
    const aclTensor* self,
    const aclTensor* mat2,
    aclTensor* out,
    int8_t cubeMathType,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnMatmul(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

/**
 * aclnnMatmulWeightNz, in PyTorch's terms:
 *
 *   out = torch.matmul(self, mat2)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnMatmulWeightNzGetWorkspaceSize(
    const aclTensor* self,
    const aclTensor* mat2,
    aclTensor* out,
    int8_t cubeMathType,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnMatmulWeightNz(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_MATMUL_H_
