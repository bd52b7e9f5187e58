// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_SWI_GLU_QUANT_V2_H_
#define ACTGRAD_ACLNNOP_ACLNN_SWI_GLU_QUANT_V2_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnSwiGluQuantV2, in PyTorch's terms:
 *
 *   (only_int8(out), put_all((out, row_scale), swiglu_quantised(x, smooth, offsets, groups, left, mode, list_type)))
 *
 * The parameters are those that callers pass.
 */
ACTGRAD_PUBLIC aclnnStatus aclnnSwiGluQuantV2GetWorkspaceSize(
    const aclTensor* x,
    const aclTensor* smooth,
    const aclTensor* offsets,
    const aclTensor* groups,
    bool left,
    const char* mode,
    int64_t list_type,
    int32_t dtype,
    aclTensor* out,
    aclTensor* row_scale,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnSwiGluQuantV2(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_SWI_GLU_QUANT_V2_H_
