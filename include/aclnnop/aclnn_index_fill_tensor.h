// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_INDEX_FILL_TENSOR_H_
#define ACTGRAD_ACLNNOP_ACLNN_INDEX_FILL_TENSOR_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnIndexFillTensor, in PyTorch's terms:
 *
 *   out = self.index_fill(dim, torch.tensor(index, device=self.device), value)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnIndexFillTensorGetWorkspaceSize(
    const aclTensor* self,
    int64_t dim,
    const aclIntArray* index,
    const aclScalar* value,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnIndexFillTensor(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

/**
 * aclnnInplaceIndexFillTensor, in PyTorch's terms:
 *
 *   selfRef.index_fill_(dim, torch.tensor(index, device=selfRef.device), value)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceIndexFillTensorGetWorkspaceSize(
    aclTensor* selfRef,
    int64_t dim,
    const aclIntArray* index,
    const aclScalar* value,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceIndexFillTensor(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_INDEX_FILL_TENSOR_H_
