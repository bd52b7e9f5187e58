// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_ONE_HOT_H_
#define ACTGRAD_ACLNNOP_ACLNN_ONE_HOT_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnOneHot, in PyTorch's terms:
 *
 *   one_hot(self, onValue, offValue, axis, out)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnOneHotGetWorkspaceSize(
    const aclTensor* self,
    int32_t numClasses,
    const aclTensor* onValue,
    const aclTensor* offValue,
    int64_t axis,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnOneHot(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_ONE_HOT_H_
