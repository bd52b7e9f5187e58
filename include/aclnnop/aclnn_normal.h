// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_NORMAL_H_
#define ACTGRAD_ACLNNOP_ACLNN_NORMAL_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnInplaceNormal, in PyTorch's terms:
 *
 *   selfRef.normal_(mean, std, generator=generator(selfRef, seed, offset))
 */
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceNormalGetWorkspaceSize(
    const aclTensor* selfRef,
    float mean,
    float std,
    int64_t seed,
    int64_t offset,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceNormal(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

/**
 * aclnnInplaceNormalTensor, in PyTorch's terms:
 *
 *   selfRef.normal_(mean, std, generator=generator(selfRef, seedTensor, offsetTensor + offset))
 */
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceNormalTensorGetWorkspaceSize(
    const aclTensor* selfRef,
    float mean,
    float std,
    const aclTensor* seedTensor,
    const aclTensor* offsetTensor,
    int64_t offset,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceNormalTensor(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_NORMAL_H_
