// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_NORMAL_OUT_H_
#define ACTGRAD_ACLNNOP_ACLNN_NORMAL_OUT_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnNormalFloatFloat, in PyTorch's terms:
 *
 *   out.normal_(mean, std, generator=generator(out, seed, offset))
 */
ACTGRAD_PUBLIC aclnnStatus aclnnNormalFloatFloatGetWorkspaceSize(
    float mean,
    float std,
    int64_t seed,
    int64_t offset,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnNormalFloatFloat(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

/**
 * aclnnNormalFloatTensor, in PyTorch's terms:
 *
 *   out = normal(mean, std, seed, offset, out)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnNormalFloatTensorGetWorkspaceSize(
    float mean,
    const aclTensor* std,
    int64_t seed,
    int64_t offset,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnNormalFloatTensor(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

/**
 * aclnnNormalTensorFloat, in PyTorch's terms:
 *
 *   out = normal(mean, std, seed, offset, out)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnNormalTensorFloatGetWorkspaceSize(
    const aclTensor* mean,
    float std,
    int64_t seed,
    int64_t offset,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnNormalTensorFloat(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

/**
 * aclnnNormalTensorTensor, in PyTorch's terms:
 *
 *   out = normal(mean, std, seed, offset, out)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnNormalTensorTensorGetWorkspaceSize(
    const aclTensor* mean,
    const aclTensor* std,
    int64_t seed,
    int64_t offset,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnNormalTensorTensor(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_NORMAL_OUT_H_
