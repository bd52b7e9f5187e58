// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_SLICE_H_
#define ACTGRAD_ACLNNOP_ACLNN_SLICE_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnSlice, in PyTorch's terms:
 *
 *   out = aten.slice.Tensor(self, dim, start, end, step)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnSliceGetWorkspaceSize(
    const aclTensor* self,
    int64_t dim,
    int64_t start,
    int64_t end,
    int64_t step,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnSlice(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_SLICE_H_
