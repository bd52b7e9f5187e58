// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_RRELU_WITH_NOISE_H_
#define ACTGRAD_ACLNNOP_ACLNN_RRELU_WITH_NOISE_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnInplaceRReluWithNoise: RReLU, written onto its input.
 *
 *   in training: noise = 1      where self > 0
 *   in training: noise = slope  where self ≤ 0
 *   in training: self = noise · self
 *   else: self = self                          where self > 0
 *   else: self = (lower + upper) / 2 · self    where self ≤ 0
 *
 * Phase one checks the arguments and plans; it touches no data.
 *   self: the input, overwritten with the result
 *   noise: what the elements of `self` were multiplied by, one for each; written in training, else it stays as it is
 *   lower: the slopes' lower bound
 *   upper: their upper bound
 *   training: whether slopes are drawn; else all are (lower + upper)/2
 *   seed: the key of the random numbers
 *   offset: which stream of that key they are; two streams share nothing
 * Phase two queues the plan on the stream.
 */
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceRReluWithNoiseGetWorkspaceSize(
    const aclTensor* self,
    const aclTensor* noise,
    const aclScalar* lower,
    const aclScalar* upper,
    bool training,
    int64_t seed,
    int64_t offset,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceRReluWithNoise(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

/**
 * aclnnRReluWithNoise: RReLU: x above 0, a multiple of it below, in training by a slope that is drawn for each element.
 *
 *   in training: noise = 1      where self > 0
 *   in training: noise = slope  where self ≤ 0
 *   in training: out = noise · self
 *   else: out = self                          where self > 0
 *   else: out = (lower + upper) / 2 · self    where self ≤ 0
 *
 * Phase one checks the arguments and plans; it touches no data.
 *   self: the input
 *   noise: what the elements of `self` were multiplied by, one for each; written in training, else it stays as it is
 *   lower: the slopes' lower bound
 *   upper: their upper bound
 *   training: whether slopes are drawn; else all are (lower + upper)/2
 *   seed: the key of the random numbers
 *   offset: which stream of that key they are; two streams share nothing
 *   out: the result for `self`
 * Phase two queues the plan on the stream.
 */
ACTGRAD_PUBLIC aclnnStatus aclnnRReluWithNoiseGetWorkspaceSize(
    const aclTensor* self,
    const aclTensor* noise,
    const aclScalar* lower,
    const aclScalar* upper,
    bool training,
    int64_t seed,
    int64_t offset,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnRReluWithNoise(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_RRELU_WITH_NOISE_H_
