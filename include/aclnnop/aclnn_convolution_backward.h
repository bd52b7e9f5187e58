// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_CONVOLUTION_BACKWARD_H_
#define ACTGRAD_ACLNNOP_ACLNN_CONVOLUTION_BACKWARD_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnConvTbcBackward, in PyTorch's terms:
 *
 *   gradInput, gradWeight, gradBias = aten.conv_tbc_backward.default(self, input, weight, bias, pad)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnConvTbcBackwardGetWorkspaceSize(
    const aclTensor* self,
    const aclTensor* input,
    const aclTensor* weight,
    const aclTensor* bias,
    int64_t pad,
    int8_t cubeMathType,
    aclTensor* gradInput,
    aclTensor* gradWeight,
    aclTensor* gradBias,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnConvTbcBackward(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

/**
 * aclnnConvolutionBackward, in PyTorch's terms:
 *
 *   gradInput, gradWeight, gradBias = aten.convolution_backward.default(gradOutput, input, weight, [gradOutput.shape[1]] if outputMask[2] else None, stride, padding, dilation, transposed, outputPadding, groups, outputMask)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnConvolutionBackwardGetWorkspaceSize(
    const aclTensor* gradOutput,
    const aclTensor* input,
    const aclTensor* weight,
    const aclIntArray* biasSizes,
    const aclIntArray* stride,
    const aclIntArray* padding,
    const aclIntArray* dilation,
    bool transposed,
    const aclIntArray* outputPadding,
    int32_t groups,
    const aclBoolArray* outputMask,
    int8_t cubeMathType,
    aclTensor* gradInput,
    aclTensor* gradWeight,
    aclTensor* gradBias,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnConvolutionBackward(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

/**
 * aclnnDeformableConv2dBackward: not computed here; phase one refuses it by its name, with 561003.
 */
ACTGRAD_PUBLIC aclnnStatus aclnnDeformableConv2dBackwardGetWorkspaceSize(
    const aclTensor* input,
    const aclTensor* gradOutput,
    const aclTensor* offsetOut,
    const aclTensor* weight,
    const aclTensor* offset,
    const aclIntArray* kernelSize,
    const aclIntArray* stride,
    const aclIntArray* padding,
    const aclIntArray* dilation,
    int64_t groups,
    int64_t deformableGroups,
    bool modulated,
    aclTensor* gradInput,
    aclTensor* gradWeight,
    aclTensor* gradOffset,
    aclTensor* gradBias,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnDeformableConv2dBackward(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_CONVOLUTION_BACKWARD_H_
