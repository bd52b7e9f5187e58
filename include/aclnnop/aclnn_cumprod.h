// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_CUMPROD_H_
#define ACTGRAD_ACLNNOP_ACLNN_CUMPROD_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnCumprod, in PyTorch's terms:
 *
 *   out = torch.cumprod(input, dim, dtype=DTYPES[dtype])
 */
ACTGRAD_PUBLIC aclnnStatus aclnnCumprodGetWorkspaceSize(
    const aclTensor* input,
    const aclScalar* dim,
    aclDataType dtype,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnCumprod(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_CUMPROD_H_
