// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_GEMMA_RMS_NORM_H_
#define ACTGRAD_ACLNNOP_ACLNN_GEMMA_RMS_NORM_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnGemmaRmsNorm, in PyTorch's terms:
 *
 *   out, rstd = rms_norm(self, 1 + gamma.float(), eps)
 *
 * The parameters are those that callers pass.
 */
ACTGRAD_PUBLIC aclnnStatus aclnnGemmaRmsNormGetWorkspaceSize(
    const aclTensor* self,
    const aclTensor* gamma,
    double eps,
    aclTensor* out,
    aclTensor* rstd,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnGemmaRmsNorm(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_GEMMA_RMS_NORM_H_
