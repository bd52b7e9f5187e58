// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_INDEX_PUT_IMPL_H_
#define ACTGRAD_ACLNNOP_ACLNN_INDEX_PUT_IMPL_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnIndexPutImpl, in PyTorch's terms:
 *
 *   index_put(selfRef, indices, values, accumulate)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnIndexPutImplGetWorkspaceSize(
    aclTensor* selfRef,
    const aclTensorList* indices,
    const aclTensor* values,
    bool accumulate,
    bool unsafe,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnIndexPutImpl(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_INDEX_PUT_IMPL_H_
