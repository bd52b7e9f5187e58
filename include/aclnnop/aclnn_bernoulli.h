// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_BERNOULLI_H_
#define ACTGRAD_ACLNNOP_ACLNN_BERNOULLI_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnInplaceBernoulli, in PyTorch's terms:
 *
 *   bernoulli(selfRef, prob, seed, offset)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceBernoulliGetWorkspaceSize(
    const aclTensor* selfRef,
    const aclScalar* prob,
    int64_t seed,
    int64_t offset,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceBernoulli(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

/**
 * aclnnInplaceBernoulliTensor, in PyTorch's terms:
 *
 *   selfRef.bernoulli_(prob, generator=generator(selfRef, seed, offset))
 */
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceBernoulliTensorGetWorkspaceSize(
    const aclTensor* selfRef,
    const aclTensor* prob,
    int64_t seed,
    int64_t offset,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceBernoulliTensor(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_BERNOULLI_H_
