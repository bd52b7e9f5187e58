// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_PROD_H_
#define ACTGRAD_ACLNNOP_ACLNN_PROD_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnProd, in PyTorch's terms:
 *
 *   out = torch.prod(self, dtype=DTYPES[dtype])
 */
ACTGRAD_PUBLIC aclnnStatus aclnnProdGetWorkspaceSize(
    const aclTensor* self,
    aclDataType dtype,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnProd(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

/**
 * aclnnProdDim, in PyTorch's terms:
 *
 *   out = torch.prod(self, dim, keepDim, dtype=DTYPES[dtype])
 */
ACTGRAD_PUBLIC aclnnStatus aclnnProdDimGetWorkspaceSize(
    const aclTensor* self,
    int64_t dim,
    bool keepDim,
    aclDataType dtype,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnProdDim(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_PROD_H_
