// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_GROUPED_MATMUL_H_
#define ACTGRAD_ACLNNOP_ACLNN_GROUPED_MATMUL_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnGroupedMatmul, in PyTorch's terms:
 *
 *   (refuse_offset(offset), grouped_matmul(out, x, weight, bias, groups, 0, -1 if not groups else 0, 0, scale, None, anti_scale, anti_offset))
 *
 * The parameters are those that callers pass.
 */
ACTGRAD_PUBLIC aclnnStatus aclnnGroupedMatmulGetWorkspaceSize(
    const aclTensorList* x,
    const aclTensorList* weight,
    const aclTensorList* bias,
    const aclTensorList* scale,
    const aclTensorList* offset,
    const aclTensorList* anti_scale,
    const aclTensorList* anti_offset,
    const aclIntArray* groups,
    int64_t split,
    const aclTensorList* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnGroupedMatmul(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_GROUPED_MATMUL_H_
