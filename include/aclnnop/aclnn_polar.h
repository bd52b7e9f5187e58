// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_POLAR_H_
#define ACTGRAD_ACLNNOP_ACLNN_POLAR_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnPolar, in PyTorch's terms:
 *
 *   out = torch.polar(input, angle)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnPolarGetWorkspaceSize(
    const aclTensor* input,
    const aclTensor* angle,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnPolar(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_POLAR_H_
