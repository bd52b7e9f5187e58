// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_FUSED_MATMUL_H_
#define ACTGRAD_ACLNNOP_ACLNN_FUSED_MATMUL_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnFusedMatmul, in PyTorch's terms:
 *
 *   y = fused_product(x1, x2, bias, x3, fusedOpType)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnFusedMatmulGetWorkspaceSize(
    const aclTensor* x1,
    const aclTensor* x2,
    const aclTensor* bias,
    const aclTensor* x3,
    const char* fusedOpType,
    int8_t cubeMathType,
    const aclTensor* y,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnFusedMatmul(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_FUSED_MATMUL_H_
