// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_QUANT_MATMUL_DEQUANT_H_
#define ACTGRAD_ACLNNOP_ACLNN_QUANT_MATMUL_DEQUANT_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnQuantMatmulDequant, in PyTorch's terms:
 *
 *   out = dequantised_product(x, weight, weightScale, biasOptional, xScaleOptional, xOffsetOptional, smoothScaleOptional, xQuantMode, transposeWeight)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnQuantMatmulDequantGetWorkspaceSize(
    const aclTensor* x,
    const aclTensor* weight,
    const aclTensor* weightScale,
    const aclTensor* biasOptional,
    const aclTensor* xScaleOptional,
    const aclTensor* xOffsetOptional,
    const aclTensor* smoothScaleOptional,
    char* xQuantMode,
    bool transposeWeight,
    const aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnQuantMatmulDequant(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_QUANT_MATMUL_DEQUANT_H_
