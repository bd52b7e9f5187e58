// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_DUAL_LEVEL_QUANT_MATMUL_NZ_H_
#define ACTGRAD_ACLNNOP_ACLNN_DUAL_LEVEL_QUANT_MATMUL_NZ_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnDualLevelQuantMatmulWeightNz: not computed here; phase one refuses it by its name, with 561003.
 */
ACTGRAD_PUBLIC aclnnStatus aclnnDualLevelQuantMatmulWeightNzGetWorkspaceSize(
    const aclTensor* x1,
    const aclTensor* x2,
    const aclTensor* x1Level0Scale,
    const aclTensor* x2Level0Scale,
    const aclTensor* x1Level1Scale,
    const aclTensor* x2Level1Scale,
    const aclTensor* optionalBias,
    bool transposeX1,
    bool transposeX2,
    int64_t level0GroupSize,
    int64_t level1GroupSize,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnDualLevelQuantMatmulWeightNz(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_DUAL_LEVEL_QUANT_MATMUL_NZ_H_
