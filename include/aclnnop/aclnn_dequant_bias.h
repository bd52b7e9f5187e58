// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_DEQUANT_BIAS_H_
#define ACTGRAD_ACLNNOP_ACLNN_DEQUANT_BIAS_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnDequantBias, in PyTorch's terms:
 *
 *   out = dequantised(x, weight_scale, token_scale, bias)
 *
 * The parameters are those that callers pass.
 */
ACTGRAD_PUBLIC aclnnStatus aclnnDequantBiasGetWorkspaceSize(
    const aclTensor* x,
    const aclTensor* weight_scale,
    const aclTensor* token_scale,
    const aclTensor* bias,
    int64_t dtype,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnDequantBias(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_DEQUANT_BIAS_H_
