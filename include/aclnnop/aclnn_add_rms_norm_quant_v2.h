// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_ADD_RMS_NORM_QUANT_V2_H_
#define ACTGRAD_ACLNNOP_ACLNN_ADD_RMS_NORM_QUANT_V2_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnAddRmsNormQuantV2, in PyTorch's terms:
 *
 *   (only_int8(y1Out), put_all((y1Out, y2Out if scales2Optional is not None else None, xOut, rmsNormOut), add_norm_quantised(x1, x2, gamma, betaOptional, epsilon, (scales1, scales2Optional), (zeroPoints1Optional, zeroPoints2Optional), divMode)))
 */
ACTGRAD_PUBLIC aclnnStatus aclnnAddRmsNormQuantV2GetWorkspaceSize(
    const aclTensor* x1,
    const aclTensor* x2,
    const aclTensor* gamma,
    const aclTensor* scales1,
    const aclTensor* scales2Optional,
    const aclTensor* zeroPoints1Optional,
    const aclTensor* zeroPoints2Optional,
    const aclTensor* betaOptional,
    int64_t axis,
    double epsilon,
    bool divMode,
    aclTensor* y1Out,
    aclTensor* y2Out,
    aclTensor* xOut,
    aclTensor* rmsNormOut,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnAddRmsNormQuantV2(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_ADD_RMS_NORM_QUANT_V2_H_
