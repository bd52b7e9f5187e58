// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_ADDMV_H_
#define ACTGRAD_ACLNNOP_ACLNN_ADDMV_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnAddmv, in PyTorch's terms:
 *
 *   out = torch.addmv(self, mat, vec, beta=beta, alpha=alpha)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnAddmvGetWorkspaceSize(
    const aclTensor* self,
    const aclTensor* mat,
    const aclTensor* vec,
    const aclScalar* alpha,
    const aclScalar* beta,
    aclTensor* out,
    int8_t cubeMathType,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnAddmv(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_ADDMV_H_
