// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_MATMUL_COMPRESS_DEQUANT_H_
#define ACTGRAD_ACLNNOP_ACLNN_MATMUL_COMPRESS_DEQUANT_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnMatmulCompressDequant: not computed here; phase one refuses it by its name, with 561003.
 */
ACTGRAD_PUBLIC aclnnStatus aclnnMatmulCompressDequantGetWorkspaceSize(
    const aclTensor* x1,
    const aclTensor* x2,
    const aclTensor* compressIndex,
    const aclTensor* bias,
    const aclTensor* deqScale,
    const aclTensor* offsetW,
    int32_t offsetX,
    const aclIntArray* compressInfo,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnMatmulCompressDequant(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_MATMUL_COMPRESS_DEQUANT_H_
