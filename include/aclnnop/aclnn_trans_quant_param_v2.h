// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_TRANS_QUANT_PARAM_V2_H_
#define ACTGRAD_ACLNNOP_ACLNN_TRANS_QUANT_PARAM_V2_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnTransQuantParamV2, in PyTorch's terms:
 *
 *   out = packed_scale(scale, offset)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnTransQuantParamV2GetWorkspaceSize(
    const aclTensor* scale,
    const aclTensor* offset,
    const aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnTransQuantParamV2(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_TRANS_QUANT_PARAM_V2_H_
