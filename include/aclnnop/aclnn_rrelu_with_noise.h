// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_RRELU_WITH_NOISE_H_
#define ACTGRAD_ACLNNOP_ACLNN_RRELU_WITH_NOISE_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnInplaceRReluWithNoise: RReLU, in place.
 *
 *   in training: noise = 1                   where self > 0
 *   in training: noise = slope               where self ≤ 0
 *   in training: self = noise · self
 *   else: self = self                        where self > 0
 *   else: self = (lower + upper) / 2 · self  where self ≤ 0
 *
 * Phase one checks the arguments and plans the work; it accesses no data.
 *   self: the input, overwritten with the result
 *   noise: the factor of each element of `self`; written in training only
 *   lower: the lower bound of the slopes
 *   upper: the upper bound of the slopes
 *   training: whether slopes are drawn; otherwise each is (lower + upper)/2
 *   seed: the key of the random numbers
 *   offset: the stream of that key; streams are independent
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
 * aclnnRReluWithNoise: RReLU: x above 0, slope·x below; in training, a random slope for each element.
 *
 *   in training: noise = 1                  where self > 0
 *   in training: noise = slope              where self ≤ 0
 *   in training: out = noise · self
 *   else: out = self                        where self > 0
 *   else: out = (lower + upper) / 2 · self  where self ≤ 0
 *
 * Phase one checks the arguments and plans the work; it accesses no data.
 *   self: the input
 *   noise: the factor of each element of `self`; written in training only
 *   lower: the lower bound of the slopes
 *   upper: the upper bound of the slopes
 *   training: whether slopes are drawn; otherwise each is (lower + upper)/2
 *   seed: the key of the random numbers
 *   offset: the stream of that key; streams are independent
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
