// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_ADD_RMS_NORM_CAST_H_
#define ACTGRAD_ACLNNOP_ACLNN_ADD_RMS_NORM_CAST_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnAddRmsNormCast, in PyTorch's terms:
 *
 *   wide_out, out, rstd, total = add_rms_norm_cast(self, other, gamma, eps)
 *
 * The parameters are those that callers pass.
 */
ACTGRAD_PUBLIC aclnnStatus aclnnAddRmsNormCastGetWorkspaceSize(
    const aclTensor* self,
    const aclTensor* other,
    const aclTensor* gamma,
    double eps,
    aclTensor* wide_out,
    aclTensor* out,
    aclTensor* rstd,
    aclTensor* total,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnAddRmsNormCast(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_ADD_RMS_NORM_CAST_H_
