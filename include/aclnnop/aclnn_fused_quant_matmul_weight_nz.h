// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_FUSED_QUANT_MATMUL_WEIGHT_NZ_H_
#define ACTGRAD_ACLNNOP_ACLNN_FUSED_QUANT_MATMUL_WEIGHT_NZ_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnFusedQuantMatmulWeightNz: not computed here; phase one refuses it by its name, with 561003.
 */
ACTGRAD_PUBLIC aclnnStatus aclnnFusedQuantMatmulWeightNzGetWorkspaceSize(
    const aclTensor* x1,
    const aclTensor* x2,
    const aclTensor* x1Scale,
    const aclTensor* x2Scale,
    const aclTensor* yScaleOptional,
    const aclTensor* x1OffsetOptional,
    const aclTensor* x2OffsetOptional,
    const aclTensor* yOffsetOptional,
    const aclTensor* biasOptional,
    const aclTensor* x3Optional,
    const char* fusedOpType,
    int64_t groupSizeOptional,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnFusedQuantMatmulWeightNz(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_FUSED_QUANT_MATMUL_WEIGHT_NZ_H_
