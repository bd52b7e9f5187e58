// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_ARGSORT_H_
#define ACTGRAD_ACLNNOP_ACLNN_ARGSORT_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnArgsort, in PyTorch's terms:
 *
 *   out = torch.argsort(self, dim, descending)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnArgsortGetWorkspaceSize(
    const aclTensor* self,
    int64_t dim,
    bool descending,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnArgsort(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_ARGSORT_H_
