// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_LINSPACE_H_
#define ACTGRAD_ACLNNOP_ACLNN_LINSPACE_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnLinspace, in PyTorch's terms:
 *
 *   out = torch.linspace(start, end, steps)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnLinspaceGetWorkspaceSize(
    const aclScalar* start,
    const aclScalar* end,
    int64_t steps,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnLinspace(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_LINSPACE_H_
