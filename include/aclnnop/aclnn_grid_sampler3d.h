// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_GRID_SAMPLER3D_H_
#define ACTGRAD_ACLNNOP_ACLNN_GRID_SAMPLER3D_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnGridSampler3D, in PyTorch's terms:
 *
 *   out = wide(aten.grid_sampler_3d.default, self, grid, interpolation, padding, align)
 *
 * The parameters are those that callers pass.
 */
ACTGRAD_PUBLIC aclnnStatus aclnnGridSampler3DGetWorkspaceSize(
    const aclTensor* self,
    const aclTensor* grid,
    int64_t interpolation,
    int64_t padding,
    bool align,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnGridSampler3D(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_GRID_SAMPLER3D_H_
