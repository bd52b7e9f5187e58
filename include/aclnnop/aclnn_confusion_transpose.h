// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_CONFUSION_TRANSPOSE_H_
#define ACTGRAD_ACLNNOP_ACLNN_CONFUSION_TRANSPOSE_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnConfusionTranspose, in PyTorch's terms:
 *
 *   out = x.permute(perm).reshape(shape) if transpose_first else x.reshape(shape).permute(perm)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnConfusionTransposeGetWorkspaceSize(
    const aclTensor* x,
    const aclIntArray* perm,
    const aclIntArray* shape,
    bool transpose_first,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnConfusionTranspose(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_CONFUSION_TRANSPOSE_H_
