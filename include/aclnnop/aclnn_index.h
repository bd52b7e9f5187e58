// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_INDEX_H_
#define ACTGRAD_ACLNNOP_ACLNN_INDEX_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnIndex, in PyTorch's terms:
 *
 *   index(self, indices, out)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnIndexGetWorkspaceSize(
    const aclTensor* self,
    const aclTensorList* indices,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnIndex(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_INDEX_H_
