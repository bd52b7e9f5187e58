// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_RMS_NORM_QUANT_V3_H_
#define ACTGRAD_ACLNNOP_ACLNN_RMS_NORM_QUANT_V3_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnRmsNormQuantV3, in PyTorch's terms:
 *
 *   (only_int8(y), put_all((y, rstd if outputRstd else None), normed_and_quantised(x, gamma, scale, offset, beta, epsilon, divMode)))
 */
ACTGRAD_PUBLIC aclnnStatus aclnnRmsNormQuantV3GetWorkspaceSize(
    const aclTensor* x,
    const aclTensor* gamma,
    const aclTensor* scale,
    const aclTensor* offset,
    const aclTensor* beta,
    double epsilon,
    bool divMode,
    bool outputRstd,
    aclTensor* y,
    aclTensor* rstd,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnRmsNormQuantV3(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_RMS_NORM_QUANT_V3_H_
