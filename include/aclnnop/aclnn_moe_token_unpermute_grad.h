// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_MOE_TOKEN_UNPERMUTE_GRAD_H_
#define ACTGRAD_ACLNNOP_ACLNN_MOE_TOKEN_UNPERMUTE_GRAD_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnMoeTokenUnpermuteGrad, in PyTorch's terms:
 *
 *   d_permuted, d_probs = unpermuted_tokens_backward(permuted, grad, places, probs, padded, d_permuted)
 *
 * The parameters are those that callers pass.
 */
ACTGRAD_PUBLIC aclnnStatus aclnnMoeTokenUnpermuteGradGetWorkspaceSize(
    const aclTensor* permuted,
    const aclTensor* grad,
    const aclTensor* places,
    const aclTensor* probs,
    bool padded,
    const aclIntArray* shape,
    aclTensor* d_permuted,
    aclTensor* d_probs,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnMoeTokenUnpermuteGrad(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_MOE_TOKEN_UNPERMUTE_GRAD_H_
