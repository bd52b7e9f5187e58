// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_BATCH_NORM_ELEMT_H_
#define ACTGRAD_ACLNNOP_ACLNN_BATCH_NORM_ELEMT_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnBatchNormElemt, in PyTorch's terms:
 *
 *   output = batch_norm_elemt(input, weight, bias, mean, invstd)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnBatchNormElemtGetWorkspaceSize(
    const aclTensor* input,
    const aclTensor* weight,
    const aclTensor* bias,
    aclTensor* mean,
    aclTensor* invstd,
    double eps,
    aclTensor* output,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnBatchNormElemt(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_BATCH_NORM_ELEMT_H_
