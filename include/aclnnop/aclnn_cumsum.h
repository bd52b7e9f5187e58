// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_CUMSUM_H_
#define ACTGRAD_ACLNNOP_ACLNN_CUMSUM_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnCumsum, in PyTorch's terms:
 *
 *   out = torch.cumsum(self, dim, dtype=DTYPES[dtype])
 */
ACTGRAD_PUBLIC aclnnStatus aclnnCumsumGetWorkspaceSize(
    const aclTensor* self,
    int64_t dim,
    aclDataType dtype,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnCumsum(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_CUMSUM_H_
