// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_DROPOUT_GEN_MASK_H_
#define ACTGRAD_ACLNNOP_ACLNN_DROPOUT_GEN_MASK_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnDropoutGenMask, in PyTorch's terms:
 *
 *   dropout_mask(shape, prob, seed, offset, out)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnDropoutGenMaskGetWorkspaceSize(
    const aclIntArray* shape,
    double prob,
    int64_t seed,
    int64_t offset,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnDropoutGenMask(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

/**
 * aclnnDropoutGenMaskV2, in PyTorch's terms:
 *
 *   dropout_mask(shape, prob, seed, offset, out)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnDropoutGenMaskV2GetWorkspaceSize(
    const aclIntArray* shape,
    double prob,
    int64_t seed,
    int64_t offset,
    aclDataType probDataType,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnDropoutGenMaskV2(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

/**
 * aclnnDropoutGenMaskV2Tensor, in PyTorch's terms:
 *
 *   dropout_mask(shape, prob, seedTensor, offsetTensor + offset, out)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnDropoutGenMaskV2TensorGetWorkspaceSize(
    const aclIntArray* shape,
    double prob,
    const aclTensor* seedTensor,
    const aclTensor* offsetTensor,
    int64_t offset,
    aclDataType probDataType,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnDropoutGenMaskV2Tensor(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_DROPOUT_GEN_MASK_H_
