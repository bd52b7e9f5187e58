// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_TRANSPOSE_BATCH_MAT_MUL_H_
#define ACTGRAD_ACLNNOP_ACLNN_TRANSPOSE_BATCH_MAT_MUL_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnTransposeBatchMatMul, in PyTorch's terms:
 *
 *   out = transposed_matmul(x1, x2, bias, scale, permX1, permX2, permY, batchSplitFactor)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnTransposeBatchMatMulGetWorkspaceSize(
    const aclTensor* x1,
    const aclTensor* x2,
    const aclTensor* bias,
    const aclTensor* scale,
    const aclIntArray* permX1,
    const aclIntArray* permX2,
    const aclIntArray* permY,
    int8_t cubeMathType,
    int32_t batchSplitFactor,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnTransposeBatchMatMul(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

/**
 * aclnnTransposeBatchMatMulWeightNz: not computed here; phase one refuses it by its name, with 561003.
 */
ACTGRAD_PUBLIC aclnnStatus aclnnTransposeBatchMatMulWeightNzGetWorkspaceSize(
    const aclTensor* x1,
    const aclTensor* x2,
    const aclTensor* bias,
    const aclTensor* scale,
    const aclIntArray* permX1,
    const aclIntArray* permX2,
    const aclIntArray* permY,
    int8_t cubeMathType,
    int32_t batchSplitFactor,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnTransposeBatchMatMulWeightNz(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_TRANSPOSE_BATCH_MAT_MUL_H_
