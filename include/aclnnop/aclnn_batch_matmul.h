// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_BATCH_MATMUL_H_
#define ACTGRAD_ACLNNOP_ACLNN_BATCH_MATMUL_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnBatchMatMul, in PyTorch's terms:
 *
 *   out = torch.bmm(self, mat2)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnBatchMatMulGetWorkspaceSize(
    const aclTensor* self,
    const aclTensor* mat2,
    aclTensor* out,
    int8_t cubeMathType,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnBatchMatMul(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

/**
 * aclnnBatchMatMulWeightNz, in PyTorch's terms:
 *
 *   out = torch.bmm(self, mat2)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnBatchMatMulWeightNzGetWorkspaceSize(
    const aclTensor* self,
    const aclTensor* mat2,
    aclTensor* out,
    int8_t cubeMathType,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnBatchMatMulWeightNz(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_BATCH_MATMUL_H_
