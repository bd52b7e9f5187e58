// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_GROUP_NORM_H_
#define ACTGRAD_ACLNNOP_ACLNN_GROUP_NORM_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnGroupNorm, in PyTorch's terms:
 *
 *   out, meanOut, rstdOut = wide(torch.native_group_norm, self, gamma, beta, N, C, HxW, group, eps)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnGroupNormGetWorkspaceSize(
    const aclTensor* self,
    const aclTensor* gamma,
    const aclTensor* beta,
    int64_t N,
    int64_t C,
    int64_t HxW,
    int64_t group,
    double eps,
    aclTensor* out,
    aclTensor* meanOut,
    aclTensor* rstdOut,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnGroupNorm(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_GROUP_NORM_H_
