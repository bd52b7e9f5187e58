// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_TRANS_MATMUL_WEIGHT_H_
#define ACTGRAD_ACLNNOP_ACLNN_TRANS_MATMUL_WEIGHT_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnTransMatmulWeight, in PyTorch's terms:
 *
 *   mmWeightRef
 */
ACTGRAD_PUBLIC aclnnStatus aclnnTransMatmulWeightGetWorkspaceSize(
    aclTensor* mmWeightRef,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnTransMatmulWeight(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

/**
 * aclnnCalculateMatmulWeightSizeV2: how many elements a matrix of weights has in the format that
 * aclnnTransMatmulWeight gives it. Here that is the format it has, so their number stays.
 */
ACTGRAD_PUBLIC aclnnStatus aclnnCalculateMatmulWeightSizeV2(
    const aclIntArray* tensorShape,
    aclDataType dataType,
    uint64_t* weightTensorSize);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_TRANS_MATMUL_WEIGHT_H_
