// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_BATCH_NORM_GATHER_STATS_WITH_COUNTS_H_
#define ACTGRAD_ACLNNOP_ACLNN_BATCH_NORM_GATHER_STATS_WITH_COUNTS_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnBatchNormGatherStatsWithCounts, in PyTorch's terms:
 *
 *   meanAll, invstdAll = gathered_stats(mean, invstd, runningMean, runningVar, momentum, eps, counts)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnBatchNormGatherStatsWithCountsGetWorkspaceSize(
    const aclTensor* input,
    const aclTensor* mean,
    const aclTensor* invstd,
    aclTensor* runningMean,
    aclTensor* runningVar,
    double momentum,
    double eps,
    const aclTensor* counts,
    aclTensor* meanAll,
    aclTensor* invstdAll,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnBatchNormGatherStatsWithCounts(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_BATCH_NORM_GATHER_STATS_WITH_COUNTS_H_
