// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_RMS_NORM_H_
#define ACTGRAD_ACLNNOP_ACLNN_RMS_NORM_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnRmsNorm, in PyTorch's terms:
 *
 *   yOut, rstdOut = rms_norm(x, gamma, epsilon)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnRmsNormGetWorkspaceSize(
    const aclTensor* x,
    const aclTensor* gamma,
    double epsilon,
    const aclTensor* yOut,
    const aclTensor* rstdOut,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnRmsNorm(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_RMS_NORM_H_
