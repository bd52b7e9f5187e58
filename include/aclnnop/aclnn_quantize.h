// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_QUANTIZE_H_
#define ACTGRAD_ACLNNOP_ACLNN_QUANTIZE_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnQuantize, in PyTorch's terms:
 *
 *   out = quantised_by_step(x, scales, zeroPoints, dtype, axis)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnQuantizeGetWorkspaceSize(
    const aclTensor* x,
    const aclTensor* scales,
    const aclTensor* zeroPoints,
    aclDataType dtype,
    int32_t axis,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnQuantize(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_QUANTIZE_H_
