// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_FILL_TENSOR_H_
#define ACTGRAD_ACLNNOP_ACLNN_FILL_TENSOR_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnInplaceFillTensor, in PyTorch's terms:
 *
 *   selfRef.fill_(value)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceFillTensorGetWorkspaceSize(
    aclTensor* selfRef,
    const aclTensor* value,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceFillTensor(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_FILL_TENSOR_H_
