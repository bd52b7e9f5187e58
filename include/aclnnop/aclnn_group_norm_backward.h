// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_GROUP_NORM_BACKWARD_H_
#define ACTGRAD_ACLNNOP_ACLNN_GROUP_NORM_BACKWARD_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnGroupNormBackward, in PyTorch's terms:
 *
 *   gradInput, gradGammaOut, gradBetaOut = wide(aten.native_group_norm_backward.default, gradOut, input, mean, rstd, gamma, N, C, HxW, group, outputMask)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnGroupNormBackwardGetWorkspaceSize(
    const aclTensor* gradOut,
    const aclTensor* input,
    const aclTensor* mean,
    const aclTensor* rstd,
    const aclTensor* gamma,
    int64_t N,
    int64_t C,
    int64_t HxW,
    int64_t group,
    const aclBoolArray* outputMask,
    aclTensor* gradInput,
    aclTensor* gradGammaOut,
    aclTensor* gradBetaOut,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnGroupNormBackward(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_GROUP_NORM_BACKWARD_H_
