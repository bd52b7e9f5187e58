// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_RMS_NORM_QUANT_H_
#define ACTGRAD_ACLNNOP_ACLNN_RMS_NORM_QUANT_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnRmsNormQuant, in PyTorch's terms:
 *
 *   (only_int8(y), put(y, normed_and_quantised(x, gamma, scale, offset, beta, epsilon, True)[0]))
 */
ACTGRAD_PUBLIC aclnnStatus aclnnRmsNormQuantGetWorkspaceSize(
    const aclTensor* x,
    const aclTensor* gamma,
    const aclTensor* beta,
    const aclTensor* scale,
    const aclTensor* offset,
    double epsilon,
    aclTensor* y,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnRmsNormQuant(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_RMS_NORM_QUANT_H_
