// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_LAYER_NORM_BACKWARD_H_
#define ACTGRAD_ACLNNOP_ACLNN_LAYER_NORM_BACKWARD_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnLayerNormBackward, in PyTorch's terms:
 *
 *   gradInputOut, gradWeightOut, gradBiasOut = wide(aten.native_layer_norm_backward.default, gradOut, input, normalizedShape, mean, rstd, weightOptional, biasOptional, outputMask)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnLayerNormBackwardGetWorkspaceSize(
    const aclTensor* gradOut,
    const aclTensor* input,
    const aclIntArray* normalizedShape,
    const aclTensor* mean,
    const aclTensor* rstd,
    const aclTensor* weightOptional,
    const aclTensor* biasOptional,
    const aclBoolArray* outputMask,
    aclTensor* gradInputOut,
    aclTensor* gradWeightOut,
    aclTensor* gradBiasOut,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnLayerNormBackward(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_LAYER_NORM_BACKWARD_H_
