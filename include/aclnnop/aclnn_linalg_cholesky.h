// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_LINALG_CHOLESKY_H_
#define ACTGRAD_ACLNNOP_ACLNN_LINALG_CHOLESKY_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnLinalgCholesky, in PyTorch's terms:
 *
 *   out = torch.linalg.cholesky(self, upper=upper)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnLinalgCholeskyGetWorkspaceSize(
    const aclTensor* self,
    bool upper,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnLinalgCholesky(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_LINALG_CHOLESKY_H_
