// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_LOGSPACE_H_
#define ACTGRAD_ACLNNOP_ACLNN_LOGSPACE_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnLogSpace, in PyTorch's terms:
 *
 *   result = torch.logspace(start, end, steps, base)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnLogSpaceGetWorkspaceSize(
    const aclScalar* start,
    const aclScalar* end,
    int64_t steps,
    double base,
    const aclTensor* result,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnLogSpace(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_LOGSPACE_H_
