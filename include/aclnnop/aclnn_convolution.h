// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_CONVOLUTION_H_
#define ACTGRAD_ACLNNOP_ACLNN_CONVOLUTION_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnConvDepthwise2d, in PyTorch's terms:
 *
 *   out = F.conv2d(self, weight, bias, stride, padding, dilation, self.shape[-3])
 */
ACTGRAD_PUBLIC aclnnStatus aclnnConvDepthwise2dGetWorkspaceSize(
    const aclTensor* self,
    const aclTensor* weight,
    const aclIntArray* kernelSize,
    const aclTensor* bias,
    const aclIntArray* stride,
    const aclIntArray* padding,
    const aclIntArray* dilation,
    aclTensor* out,
    int8_t cubeMathType,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnConvDepthwise2d(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

/**
 * aclnnConvTbc, in PyTorch's terms:
 *
 *   output = torch.conv_tbc(self, weight, bias, pad)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnConvTbcGetWorkspaceSize(
    const aclTensor* self,
    const aclTensor* weight,
    const aclTensor* bias,
    int64_t pad,
    aclTensor* output,
    int8_t cubeMathType,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnConvTbc(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

/**
 * aclnnConvolution, in PyTorch's terms:
 *
 *   output = convolution(input, weight, bias, stride, padding, dilation, transposed, outputPadding, groups)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnConvolutionGetWorkspaceSize(
    const aclTensor* input,
    const aclTensor* weight,
    const aclTensor* bias,
    const aclIntArray* stride,
    const aclIntArray* padding,
    const aclIntArray* dilation,
    bool transposed,
    const aclIntArray* outputPadding,
    int64_t groups,
    aclTensor* output,
    int8_t cubeMathType,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnConvolution(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_CONVOLUTION_H_
