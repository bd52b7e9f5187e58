// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_RANGE_H_
#define ACTGRAD_ACLNNOP_ACLNN_RANGE_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnRange, in PyTorch's terms:
 *
 *   out = aten.range.out(start, end, step_of(step, out))
 */
ACTGRAD_PUBLIC aclnnStatus aclnnRangeGetWorkspaceSize(
    const aclScalar* start,
    const aclScalar* end,
    const aclScalar* step,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnRange(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_RANGE_H_
