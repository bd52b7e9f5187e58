// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_ADD_RMS_NORM_DYNAMIC_QUANT_V2_H_
#define ACTGRAD_ACLNNOP_ACLNN_ADD_RMS_NORM_DYNAMIC_QUANT_V2_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnAddRmsNormDynamicQuantV2, in PyTorch's terms:
 *
 *   (only_int8(y1Out), put_if_wanted((y1Out, y2Out, xOut, scale1Out, scale2Out), add_norm_dynamically_quantised(x1, x2, gamma, betaOptional, epsilon, smoothScale1Optional, smoothScale2Optional)))
 */
ACTGRAD_PUBLIC aclnnStatus aclnnAddRmsNormDynamicQuantV2GetWorkspaceSize(
    const aclTensor* x1,
    const aclTensor* x2,
    const aclTensor* gamma,
    const aclTensor* smoothScale1Optional,
    const aclTensor* smoothScale2Optional,
    const aclTensor* betaOptional,
    double epsilon,
    const aclBoolArray* outputMask,
    aclTensor* y1Out,
    aclTensor* y2Out,
    aclTensor* xOut,
    aclTensor* scale1Out,
    aclTensor* scale2Out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnAddRmsNormDynamicQuantV2(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_ADD_RMS_NORM_DYNAMIC_QUANT_V2_H_
