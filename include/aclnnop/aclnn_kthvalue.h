// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_KTHVALUE_H_
#define ACTGRAD_ACLNNOP_ACLNN_KTHVALUE_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnKthvalue, in PyTorch's terms:
 *
 *   valuesOut, indicesOut = torch.kthvalue(self, k, dim, keepdim)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnKthvalueGetWorkspaceSize(
    const aclTensor* self,
    int64_t k,
    int64_t dim,
    bool keepdim,
    aclTensor* valuesOut,
    aclTensor* indicesOut,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnKthvalue(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_KTHVALUE_H_
