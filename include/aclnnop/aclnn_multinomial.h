// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_MULTINOMIAL_H_
#define ACTGRAD_ACLNNOP_ACLNN_MULTINOMIAL_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnMultinomial, in PyTorch's terms:
 *
 *   out = torch.multinomial(self, numsamples, replacement, generator=generator(self, seed, offset))
 */
ACTGRAD_PUBLIC aclnnStatus aclnnMultinomialGetWorkspaceSize(
    const aclTensor* self,
    int64_t numsamples,
    bool replacement,
    int64_t seed,
    int64_t offset,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnMultinomial(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

/**
 * aclnnMultinomialTensor, in PyTorch's terms:
 *
 *   out = torch.multinomial(self, numsamples, replacement, generator=generator(self, seedTensor, offsetTensor + offset))
 */
ACTGRAD_PUBLIC aclnnStatus aclnnMultinomialTensorGetWorkspaceSize(
    const aclTensor* self,
    int64_t numsamples,
    bool replacement,
    const aclTensor* seedTensor,
    const aclTensor* offsetTensor,
    int64_t offset,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnMultinomialTensor(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_MULTINOMIAL_H_
