// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_PUT_H_
#define ACTGRAD_ACLNNOP_ACLNN_PUT_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnInplacePut, in PyTorch's terms:
 *
 *   selfRef.copy_(wide(torch.put, selfRef, index, source, accumulate)) if accumulate else selfRef.put_(index, source)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnInplacePutGetWorkspaceSize(
    aclTensor* selfRef,
    const aclTensor* index,
    const aclTensor* source,
    bool accumulate,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnInplacePut(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_PUT_H_
