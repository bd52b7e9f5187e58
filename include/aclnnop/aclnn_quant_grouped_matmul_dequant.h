// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_QUANT_GROUPED_MATMUL_DEQUANT_H_
#define ACTGRAD_ACLNNOP_ACLNN_QUANT_GROUPED_MATMUL_DEQUANT_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnQuantGroupedMatmulDequant, in PyTorch's terms:
 *
 *   put_grouped_product(out, groups, lambda group, rows: dequantised_product(rows, weight[group], scale[group], bias, x_scale, x_offset, smooth, mode, transposed), x)
 *
 * The parameters are those that callers pass.
 */
ACTGRAD_PUBLIC aclnnStatus aclnnQuantGroupedMatmulDequantGetWorkspaceSize(
    const aclTensor* x,
    const aclTensor* weight,
    const aclTensor* scale,
    const aclTensor* groups,
    const aclTensor* bias,
    const aclTensor* x_scale,
    const aclTensor* x_offset,
    const aclTensor* smooth,
    const char* mode,
    bool transposed,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnQuantGroupedMatmulDequant(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_QUANT_GROUPED_MATMUL_DEQUANT_H_
