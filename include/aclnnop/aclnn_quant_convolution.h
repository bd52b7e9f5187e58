// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_QUANT_CONVOLUTION_H_
#define ACTGRAD_ACLNNOP_ACLNN_QUANT_CONVOLUTION_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnQuantConvolution: not computed here; phase one refuses it by its name, with 561003.
 */
ACTGRAD_PUBLIC aclnnStatus aclnnQuantConvolutionGetWorkspaceSize(
    const aclTensor* input,
    const aclTensor* weight,
    const aclTensor* bias,
    const aclTensor* scale,
    const aclTensor* offset,
    const aclIntArray* stride,
    const aclIntArray* padding,
    const aclIntArray* dilation,
    bool transposed,
    const aclIntArray* outputPadding,
    int64_t groups,
    int32_t offsetx,
    const char* roundMode,
    aclTensor* output,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnQuantConvolution(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_QUANT_CONVOLUTION_H_
