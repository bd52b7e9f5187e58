// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_AMP_UPDATE_SCALE_H_
#define ACTGRAD_ACLNNOP_ACLNN_AMP_UPDATE_SCALE_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnAmpUpdateScale, in PyTorch's terms:
 *
 *   new_scale, new_growth = amp_update(scale, growth, found, up, down, interval)
 *
 * The parameters are those that callers pass.
 */
ACTGRAD_PUBLIC aclnnStatus aclnnAmpUpdateScaleGetWorkspaceSize(
    aclTensor* scale,
    aclTensor* growth,
    const aclTensor* found,
    double up,
    double down,
    int64_t interval,
    aclTensor* new_scale,
    aclTensor* new_growth,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnAmpUpdateScale(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_AMP_UPDATE_SCALE_H_
