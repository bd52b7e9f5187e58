// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_GRID_SAMPLER3D_BACKWARD_H_
#define ACTGRAD_ACLNNOP_ACLNN_GRID_SAMPLER3D_BACKWARD_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnGridSampler3DBackward, in PyTorch's terms:
 *
 *   d_self, d_grid = wide(aten.grid_sampler_3d_backward.default, grad, self, grid, interpolation, padding, align, wanted)
 *
 * The parameters are those that callers pass.
 */
ACTGRAD_PUBLIC aclnnStatus aclnnGridSampler3DBackwardGetWorkspaceSize(
    const aclTensor* grad,
    const aclTensor* self,
    const aclTensor* grid,
    int64_t interpolation,
    int64_t padding,
    bool align,
    const aclBoolArray* wanted,
    aclTensor* d_self,
    aclTensor* d_grid,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnGridSampler3DBackward(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_GRID_SAMPLER3D_BACKWARD_H_
