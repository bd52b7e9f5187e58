// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_GROUPED_MATMUL_V5_H_
#define ACTGRAD_ACLNNOP_ACLNN_GROUPED_MATMUL_V5_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnGroupedMatmulV5, in PyTorch's terms:
 *
 *   (refuse_offset(offset), grouped_matmul(out, x, weight, bias, groups, kind, group_type, activation, scale, token_scale, anti_scale, anti_offset))
 *
 * The parameters are those that callers pass.
 */
ACTGRAD_PUBLIC aclnnStatus aclnnGroupedMatmulV5GetWorkspaceSize(
    const aclTensorList* x,
    const aclTensorList* weight,
    const aclTensorList* bias,
    const aclTensorList* scale,
    const aclTensorList* offset,
    const aclTensorList* anti_scale,
    const aclTensorList* anti_offset,
    const aclTensorList* token_scale,
    const aclTensor* groups,
    const aclTensorList* act_in,
    const aclTensorList* act_scale,
    const aclTensorList* act_offset,
    int64_t split,
    int64_t group_type,
    int64_t kind,
    int64_t activation,
    const aclIntArray* tuning,
    const aclTensorList* out,
    const aclTensorList* act_out,
    const aclTensorList* quant_scale,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnGroupedMatmulV5(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_GROUPED_MATMUL_V5_H_
