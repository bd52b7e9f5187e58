// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_ADD_RELU_H_
#define ACTGRAD_ACLNNOP_ACLNN_ADD_RELU_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnAddRelu: AddReLU: ReLU of x + alpha·other.
 *
 *   out = max(self + alpha · other, 0)
 *
 * Phase one checks the arguments and plans the work; it accesses no data.
 *   self: the first tensor
 *   other: the second tensor, which is multiplied by `alpha`
 *   alpha: the factor of `other`
 *   out: the result
 * Phase two queues the plan on the stream.
 */
ACTGRAD_PUBLIC aclnnStatus aclnnAddReluGetWorkspaceSize(
    const aclTensor* self,
    const aclTensor* other,
    aclScalar* alpha,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnAddRelu(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

/**
 * aclnnInplaceAddRelu: AddReLU in place: the result overwrites the first tensor.
 *
 *   selfRef = max(selfRef + alpha · other, 0)
 *
 * Phase one checks the arguments and plans the work; it accesses no data.
 *   selfRef: the first tensor, overwritten with the result
 *   other: the second tensor, which is multiplied by `alpha`
 *   alpha: the factor of `other`
 * Phase two queues the plan on the stream.
 */
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceAddReluGetWorkspaceSize(
    aclTensor* selfRef,
    const aclTensor* other,
    aclScalar* alpha,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceAddRelu(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_ADD_RELU_H_
