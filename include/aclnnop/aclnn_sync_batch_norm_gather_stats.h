// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_SYNC_BATCH_NORM_GATHER_STATS_H_
#define ACTGRAD_ACLNNOP_ACLNN_SYNC_BATCH_NORM_GATHER_STATS_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnSyncBatchNormGatherStats, in PyTorch's terms:
 *
 *   batchMean, batchInvstd = stats_of_sums(totalSum, totalSquareSum, sampleCount, mean, variance, momentum, eps)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnSyncBatchNormGatherStatsGetWorkspaceSize(
    const aclTensor* totalSum,
    const aclTensor* totalSquareSum,
    const aclTensor* sampleCount,
    aclTensor* mean,
    aclTensor* variance,
    float momentum,
    float eps,
    aclTensor* batchMean,
    aclTensor* batchInvstd,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnSyncBatchNormGatherStats(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_SYNC_BATCH_NORM_GATHER_STATS_H_
