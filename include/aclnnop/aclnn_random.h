// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_RANDOM_H_
#define ACTGRAD_ACLNNOP_ACLNN_RANDOM_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnInplaceRandom, in PyTorch's terms:
 *
 *   selfRef.random_(from, to, generator=generator(selfRef, seed, offset))
 */
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceRandomGetWorkspaceSize(
    const aclTensor* selfRef,
    int64_t from,
    int64_t to,
    int64_t seed,
    int64_t offset,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceRandom(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

/**
 * aclnnInplaceRandomTensor, in PyTorch's terms:
 *
 *   selfRef.random_(from, to, generator=generator(selfRef, seedTensor, offsetTensor + offset))
 */
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceRandomTensorGetWorkspaceSize(
    const aclTensor* selfRef,
    int64_t from,
    int64_t to,
    const aclTensor* seedTensor,
    const aclTensor* offsetTensor,
    int64_t offset,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceRandomTensor(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

/**
 * aclnnInplaceRandomWithoutFromTo, in PyTorch's terms:
 *
 *   selfRef.random_(generator=generator(selfRef, seed, offset))
 */
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceRandomWithoutFromToGetWorkspaceSize(
    const aclTensor* selfRef,
    int64_t seed,
    int64_t offset,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceRandomWithoutFromTo(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

/**
 * aclnnInplaceRandomWithoutFromToTensor, in PyTorch's terms:
 *
 *   selfRef.random_(generator=generator(selfRef, seedTensor, offsetTensor + offset))
 */
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceRandomWithoutFromToTensorGetWorkspaceSize(
    const aclTensor* selfRef,
    const aclTensor* seedTensor,
    const aclTensor* offsetTensor,
    int64_t offset,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceRandomWithoutFromToTensor(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_RANDOM_H_
