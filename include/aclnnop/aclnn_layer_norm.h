// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_LAYER_NORM_H_
#define ACTGRAD_ACLNNOP_ACLNN_LAYER_NORM_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnFastLayerNorm, in PyTorch's terms:
 *
 *   out, meanOutOptional, rstdOutOptional = wide(torch.native_layer_norm, input, normalizedShape, weightOptional, biasOptional, eps)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnFastLayerNormGetWorkspaceSize(
    const aclTensor* input,
    const aclIntArray* normalizedShape,
    const aclTensor* weightOptional,
    const aclTensor* biasOptional,
    double eps,
    aclTensor* out,
    aclTensor* meanOutOptional,
    aclTensor* rstdOutOptional,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnFastLayerNorm(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

/**
 * aclnnLayerNorm, in PyTorch's terms:
 *
 *   out, meanOutOptional, rstdOutOptional = wide(torch.native_layer_norm, input, normalizedShape, weightOptional, biasOptional, eps)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnLayerNormGetWorkspaceSize(
    const aclTensor* input,
    const aclIntArray* normalizedShape,
    const aclTensor* weightOptional,
    const aclTensor* biasOptional,
    double eps,
    aclTensor* out,
    aclTensor* meanOutOptional,
    aclTensor* rstdOutOptional,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnLayerNorm(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_LAYER_NORM_H_
