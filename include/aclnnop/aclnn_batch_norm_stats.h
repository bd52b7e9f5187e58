// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_BATCH_NORM_STATS_H_
#define ACTGRAD_ACLNNOP_ACLNN_BATCH_NORM_STATS_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnBatchNormStats, in PyTorch's terms:
 *
 *   mean, invstd = batch_norm_stats(input, eps)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnBatchNormStatsGetWorkspaceSize(
    const aclTensor* input,
    double eps,
    aclTensor* mean,
    aclTensor* invstd,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnBatchNormStats(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_BATCH_NORM_STATS_H_
