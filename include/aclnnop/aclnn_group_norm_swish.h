// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_GROUP_NORM_SWISH_H_
#define ACTGRAD_ACLNNOP_ACLNN_GROUP_NORM_SWISH_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnGroupNormSwish, in PyTorch's terms:
 *
 *   out, mean, rstd = group_norm_swish(self, gamma, beta, groups, eps, scale if active else None)
 *
 * The parameters are those that callers pass.
 */
ACTGRAD_PUBLIC aclnnStatus aclnnGroupNormSwishGetWorkspaceSize(
    const aclTensor* self,
    const aclTensor* gamma,
    const aclTensor* beta,
    int64_t groups,
    const char* layout,
    double eps,
    bool active,
    double scale,
    aclTensor* out,
    aclTensor* mean,
    aclTensor* rstd,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnGroupNormSwish(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_GROUP_NORM_SWISH_H_
