// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_STD_MEAN_CORRECTION_H_
#define ACTGRAD_ACLNNOP_ACLNN_STD_MEAN_CORRECTION_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnStdMeanCorrection, in PyTorch's terms:
 *
 *   stdOut, meanOut = torch.std_mean(self, dim, correction=correction, keepdim=keepdim)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnStdMeanCorrectionGetWorkspaceSize(
    const aclTensor* self,
    const aclIntArray* dim,
    int64_t correction,
    bool keepdim,
    aclTensor* stdOut,
    aclTensor* meanOut,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnStdMeanCorrection(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_STD_MEAN_CORRECTION_H_
