// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_AFFINE_GRID_H_
#define ACTGRAD_ACLNNOP_ACLNN_AFFINE_GRID_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnAffineGrid, in PyTorch's terms:
 *
 *   out = F.affine_grid(theta, size, alignCorners)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnAffineGridGetWorkspaceSize(
    const aclTensor* theta,
    const aclIntArray* size,
    bool alignCorners,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnAffineGrid(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_AFFINE_GRID_H_
