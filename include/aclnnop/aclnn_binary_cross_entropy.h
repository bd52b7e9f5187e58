// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_BINARY_CROSS_ENTROPY_H_
#define ACTGRAD_ACLNNOP_ACLNN_BINARY_CROSS_ENTROPY_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnBinaryCrossEntropy, in PyTorch's terms:
 *
 *   out = wide(aten.binary_cross_entropy.default, self, target, weight, reduction)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnBinaryCrossEntropyGetWorkspaceSize(
    const aclTensor* self,
    const aclTensor* target,
    const aclTensor* weight,
    int64_t reduction,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnBinaryCrossEntropy(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_BINARY_CROSS_ENTROPY_H_
