// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_DEQUANT_SWIGLU_QUANT_V2_H_
#define ACTGRAD_ACLNNOP_ACLNN_DEQUANT_SWIGLU_QUANT_V2_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnDequantSwigluQuantV2, in PyTorch's terms:
 *
 *   put_all((out, rows), requantised(dequantised_swiglu(x, of_groups(weight_scale, groups, x), token_scale, bias, left), of_groups(scale, groups, x), offset, mode)) if kind == 0 else not_served('a clipped SwiGLU')
 *
 * The parameters are those that callers pass.
 */
ACTGRAD_PUBLIC aclnnStatus aclnnDequantSwigluQuantV2GetWorkspaceSize(
    const aclTensor* x,
    const aclTensor* weight_scale,
    const aclTensor* token_scale,
    const aclTensor* bias,
    const aclTensor* scale,
    const aclTensor* offset,
    const aclTensor* groups,
    bool left,
    const char* mode,
    int64_t dtype,
    const char* rounding,
    int64_t dim,
    int64_t kind,
    double limit,
    double alpha,
    double shift,
    aclTensor* out,
    aclTensor* rows,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnDequantSwigluQuantV2(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_DEQUANT_SWIGLU_QUANT_V2_H_
