// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_BATCH_NORM_REDUCE_H_
#define ACTGRAD_ACLNNOP_ACLNN_BATCH_NORM_REDUCE_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnBatchNormReduce, in PyTorch's terms:
 *
 *   sum, squareSum = batch_norm_sums(x)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnBatchNormReduceGetWorkspaceSize(
    const aclTensor* x,
    aclTensor* sum,
    aclTensor* squareSum,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnBatchNormReduce(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_BATCH_NORM_REDUCE_H_
