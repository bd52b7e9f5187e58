// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_QUANT_MATMUL_V5_H_
#define ACTGRAD_ACLNNOP_ACLNN_QUANT_MATMUL_V5_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnQuantMatmulV5, in PyTorch's terms:
 *
 *   out = quantised_matmul(x1, x2, x1Scale, x2Scale, x2Offset, bias, transposeX1, transposeX2, out)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnQuantMatmulV5GetWorkspaceSize(
    const aclTensor* x1,
    const aclTensor* x2,
    const aclTensor* x1Scale,
    const aclTensor* x2Scale,
    const aclTensor* yScale,
    const aclTensor* x1Offset,
    const aclTensor* x2Offset,
    const aclTensor* yOffset,
    const aclTensor* bias,
    bool transposeX1,
    bool transposeX2,
    int64_t groupSize,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnQuantMatmulV5(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_QUANT_MATMUL_V5_H_
