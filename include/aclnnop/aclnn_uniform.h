// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_UNIFORM_H_
#define ACTGRAD_ACLNNOP_ACLNN_UNIFORM_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnInplaceUniform, in PyTorch's terms:
 *
 *   selfRef.uniform_(from, to, generator=generator(selfRef, seed, offset))
 */
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceUniformGetWorkspaceSize(
    const aclTensor* selfRef,
    double from,
    double to,
    uint64_t seed,
    uint64_t offset,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceUniform(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

/**
 * aclnnInplaceUniformTensor, in PyTorch's terms:
 *
 *   selfRef.uniform_(from, to, generator=generator(selfRef, seedTensor, offsetTensor + offset))
 */
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceUniformTensorGetWorkspaceSize(
    const aclTensor* selfRef,
    double from,
    double to,
    const aclTensor* seedTensor,
    const aclTensor* offsetTensor,
    uint64_t offset,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceUniformTensor(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_UNIFORM_H_
