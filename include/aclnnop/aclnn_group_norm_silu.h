// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_GROUP_NORM_SILU_H_
#define ACTGRAD_ACLNNOP_ACLNN_GROUP_NORM_SILU_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnGroupNormSilu, in PyTorch's terms:
 *
 *   out, meanOut, rstdOut = group_norm_swish(self, gamma, beta, group, eps, 1.0)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnGroupNormSiluGetWorkspaceSize(
    const aclTensor* self,
    const aclTensor* gamma,
    const aclTensor* beta,
    int64_t group,
    double eps,
    aclTensor* out,
    aclTensor* meanOut,
    aclTensor* rstdOut,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnGroupNormSilu(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_GROUP_NORM_SILU_H_
