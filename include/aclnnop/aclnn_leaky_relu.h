// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_LEAKY_RELU_H_
#define ACTGRAD_ACLNNOP_ACLNN_LEAKY_RELU_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnInplaceLeakyRelu: LeakyReLU, in place.
 *
 *   selfRef = selfRef                  where selfRef > 0
 *   selfRef = negativeSlope · selfRef  where selfRef ≤ 0
 *
 * Phase one checks the arguments and plans the work; it accesses no data.
 *   selfRef: the input, overwritten with the result
 *   negativeSlope: the slope below 0, of any sign and size
 * Phase two queues the plan on the stream.
 */
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceLeakyReluGetWorkspaceSize(
    aclTensor* selfRef,
    const aclScalar* negativeSlope,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceLeakyRelu(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

/**
 * aclnnLeakyRelu: LeakyReLU: x above 0, slope·x below.
 *
 *   out = self                  where self > 0
 *   out = negativeSlope · self  where self ≤ 0
 *
 * Phase one checks the arguments and plans the work; it accesses no data.
 *   self: the input
 *   negativeSlope: the slope below 0, of any sign and size
 *   out: the result for `self`
 * Phase two queues the plan on the stream.
 */
ACTGRAD_PUBLIC aclnnStatus aclnnLeakyReluGetWorkspaceSize(
    const aclTensor* self,
    const aclScalar* negativeSlope,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnLeakyRelu(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_LEAKY_RELU_H_
