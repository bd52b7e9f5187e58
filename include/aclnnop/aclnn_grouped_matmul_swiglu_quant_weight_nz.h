// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_GROUPED_MATMUL_SWIGLU_QUANT_WEIGHT_NZ_H_
#define ACTGRAD_ACLNNOP_ACLNN_GROUPED_MATMUL_SWIGLU_QUANT_WEIGHT_NZ_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnGroupedMatmulSwigluQuantWeightNZ, in PyTorch's terms:
 *
 *   (only_int8(out), put_grouped_swiglu(out, row_scale, groups, x, weight, weight_scale, x_scale) if bias is None and offset is None else not_served('a bias or an offset'))
 *
 * The parameters are those that callers pass.
 */
ACTGRAD_PUBLIC aclnnStatus aclnnGroupedMatmulSwigluQuantWeightNZGetWorkspaceSize(
    const aclTensor* x,
    const aclTensor* weight,
    const aclTensor* bias,
    const aclTensor* offset,
    const aclTensor* weight_scale,
    const aclTensor* x_scale,
    const aclTensor* groups,
    aclTensor* out,
    aclTensor* row_scale,
    aclTensor* row_offset,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnGroupedMatmulSwigluQuantWeightNZ(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_GROUPED_MATMUL_SWIGLU_QUANT_WEIGHT_NZ_H_
